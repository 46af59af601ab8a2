import { hour } from '#platform/time.ts'

/** While equipment is placed, someone reads it every day; two hours are given for how a day goes. */
export const longestGapHours = 26

export type VisitGap = { from: Date; to: Date; hours: number }

type Watched = {
  /** From when to when equipment stood there; until now where it still does. */
  from: Date
  until: Date
  visits: readonly Date[]
}

/** Where more than 26 hours passed between visits while equipment was placed: daily monitoring is what insurers look for. */
export function visitGaps(watched: Watched): VisitGap[] {
  return visitIntervals(watched).filter(({ hours }) => hours > longestGapHours)
}

/** The times between visits while equipment was placed, however short. */
export function visitIntervals({ from, until, visits }: Watched): VisitGap[] {
  const within = visits
    .filter((at) => at > from && at < until)
    .toSorted((one, other) => one.getTime() - other.getTime())
  const ends = [...within, until]
  return ends.map((to, nth) => gapBetween(within[nth - 1] ?? from, to))
}

/** Whether nobody has been there for more than 26 hours. */
export function isVisitOverdue({
  placed,
  visits,
  now,
}: {
  placed: Date
  visits: readonly Date[]
  now: Date
}) {
  return visitGaps({ from: placed, until: now, visits }).at(-1)?.to === now
}

function gapBetween(from: Date, to: Date): VisitGap {
  return { from, to, hours: (to.getTime() - from.getTime()) / hour }
}
