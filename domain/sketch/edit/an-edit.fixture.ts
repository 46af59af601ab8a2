import type { Place, Plan } from '../plan.ts'
import { drawWall } from './draw-wall.ts'
import type { Edited } from './edited.ts'

/** What was edited, where it must not be refused. */
export function edited(edit: Edited): Plan {
  if ('refused' in edit) throw new Error(`Refused: ${JSON.stringify(edit.refused)}`)
  return edit.plan
}

export function drawn(plan: Plan, [from, to]: [Place, Place]): Plan {
  return edited(drawWall(plan, { from, to }))
}

/** Walls from place to place, all the way around. */
export function drawnAround(plan: Plan, places: readonly Place[]): Plan {
  return places.reduce((drew, from, nth) => {
    const to = places[(nth + 1) % places.length]
    return to ? drawn(drew, [from, to]) : drew
  }, plan)
}
