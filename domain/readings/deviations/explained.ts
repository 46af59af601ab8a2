import { notApplicable, type NotApplicable } from '#domain/drying/chart.ts'
import type { Deviation } from './deviation.ts'

export type Counts = { recommended: number | NotApplicable; placed: number }

/** The chart is a start: of ten machines, one more or fewer needs no reason. */
const tolerance = 0.1

/** Whether what stands there differs so much from what is recommended that someone has to say why. */
export function isBeyondTolerance({ recommended, placed }: Counts): boolean {
  if (recommended === notApplicable) return placed > 0
  return Math.abs(placed - recommended) > Math.floor(recommended * tolerance)
}

/** How many more stand there than are recommended. Where the chart has no figure, all of them. */
export function moreThanRecommended({ recommended, placed }: Counts): number {
  return placed - (recommended === notApplicable ? 0 : recommended)
}

type Place = Pick<Deviation, 'need' | 'room_id' | 'chamber_id'>

/**
 * The reason that was given last for this place, where it covers how things are now; else null, and it has to be asked for. A reason covers
 * as large a difference as it was given for, to the same side: who explained one machine fewer did not explain two.
 */
export function explanationOf(
  deviations: readonly Deviation[],
  { need, room_id, chamber_id }: Place,
  now: Counts,
): Deviation | null {
  const last = deviations.findLast(
    (each) => each.need === need && each.room_id === room_id && each.chamber_id === chamber_id,
  )
  return last && covers(last, now) ? last : null
}

function covers(told: Counts, now: Counts) {
  if ((told.recommended === notApplicable) !== (now.recommended === notApplicable)) return false
  const [explained, more] = [moreThanRecommended(told), moreThanRecommended(now)]
  return Math.sign(explained) === Math.sign(more) && Math.abs(more) <= Math.abs(explained)
}
