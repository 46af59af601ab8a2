import { isAhead, isOpenVisit } from '#domain/visits/open-visit.ts'
import { timeKey } from '#domain/visits/time-key.ts'
import type { JobVisit } from '#domain/visits/visit.ts'

/** The visits of a job as its file shows them. */
export type VisitGroups = {
  /** The one that comes next, or at which someone is. */
  next: JobVisit | null
  later: JobVisit[]
  unscheduled: JobVisit[]
  /** What was made, missed or canceled, the last one in front. */
  before: JobVisit[]
}

export function groupVisits(visits: readonly JobVisit[], today: string): VisitGroups {
  const open = visits.filter((visit) => isOpenVisit(visit, today))
  const [next = null, ...later] = open.filter(({ when }) => when !== null).toSorted(byTime)
  return {
    next,
    later,
    unscheduled: open.filter(({ when }) => when === null),
    before: visits.filter((visit) => !open.includes(visit)).toSorted((a, b) => byTime(b, a)),
  }
}

/** The visits that can still be called off, in the order in which the file shows them. */
export function visitsToCancel(visits: readonly JobVisit[], today: string) {
  const { next, later, unscheduled } = groupVisits(visits, today)
  return [...(next ? [next] : []), ...later, ...unscheduled].filter((visit) => isAhead(visit, today))
}

function byTime(a: JobVisit, b: JobVisit) {
  return timeOf(a).localeCompare(timeOf(b))
}

function timeOf({ id, when, created_at }: JobVisit) {
  return when ? timeKey(when, id) : created_at
}
