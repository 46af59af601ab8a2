import { isOpenVisit } from '#domain/visits/open-visit.ts'
import type { JobVisit } from '#domain/visits/visit.ts'
import type { VisitTime } from '#domain/visits/visit-time.ts'

type Overlap = { own: VisitTime; other: VisitTime }

/** The visits of two jobs that are open at the same time, which a crew may need to make only once. */
export function overlappingVisits(
  { own, other }: { own: readonly JobVisit[]; other: readonly JobVisit[] },
  today: string,
): Overlap[] {
  const theirs = timesOf(other, today)
  return timesOf(own, today).flatMap((time) =>
    theirs
      .filter(({ on, from, to }) => on === time.on && from < time.to && time.from < to)
      .map((same) => ({ own: time, other: same })),
  )
}

function timesOf(visits: readonly JobVisit[], today: string) {
  return visits.flatMap((visit) => (isOpenVisit(visit, today) && visit.when ? [visit.when] : []))
}
