import { newId } from '#platform/uuid.ts'
import { foot, inch } from '#domain/rooms/length.ts'
import type { Opening, Plan } from '../plan.ts'
import { refuse, type Edited } from './edited.ts'
import { fitOpening, withOpening } from './hosted.ts'

const mostOpenings = 200

/** What most of a kind measure: 2 ft 8 in, 4 ft and 3 ft. */
export const usualWidths: Readonly<Record<Opening['kind'], number>> = {
  door: 2 * foot + 8 * inch,
  opening: 4 * foot,
  window: 3 * foot,
}

type NewOpening = Pick<Opening, 'wall_id' | 'kind'> & {
  /** Where its middle is, along the wall. */
  at: number
  width?: number
  opens?: Opening['opens']
  id?: string
}

/** Puts a door, an opening or a window onto a wall, as near to the place as it fits. */
export function addOpening(
  plan: Plan,
  { wall_id, kind, at, width, opens = 'right', id = newId() }: NewOpening,
): Edited {
  if (plan.openings.length >= mostOpenings) return refuse({ kind: 'too_much' })
  const wide = width ?? usualWidths[kind]
  const wanted: Opening = {
    id,
    wall_id,
    kind,
    offset: Math.max(0, Math.round(at - wide / 2)),
    width: wide,
    opens,
    is_hung_far: false,
  }
  const fits = fitOpening(plan, wanted)
  if ('refused' in fits) return refuse(fits.refused)
  return { plan: { ...plan, openings: [...plan.openings, { ...wanted, ...fits }] } }
}

/** Moves an opening along its wall or onto another, or gives it another width, as near to the place as it fits. */
export function changeOpening(
  plan: Plan,
  id: string,
  changes: Partial<Pick<Opening, 'wall_id' | 'offset' | 'width' | 'kind' | 'opens' | 'is_hung_far'>>,
): Edited {
  const opening = plan.openings.find((each) => each.id === id)
  if (!opening) return { plan }
  const wanted = { ...opening, ...changes }
  const fits = fitOpening(plan, { ...wanted, offset: Math.max(0, Math.round(wanted.offset)) })
  if ('refused' in fits) return refuse(fits.refused)
  return { plan: withOpening(plan, { ...wanted, ...fits }) }
}
