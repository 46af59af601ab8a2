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

/** A visit of today is ahead until someone left it, however late it is. */
export function groupVisits(visits: readonly JobVisit[], today: string): VisitGroups {
  const isAhead = ({ when, canceled_at, departed_at }: JobVisit) =>
    when !== null && canceled_at === null && departed_at === null && when.on >= today
  const [next = null, ...later] = visits.filter(isAhead).toSorted(byTime)
  return {
    next,
    later,
    unscheduled: visits.filter(({ when, canceled_at }) => when === null && canceled_at === null),
    before: visits
      .filter((visit) => !isAhead(visit) && (visit.when !== null || visit.canceled_at !== null))
      .toSorted((a, b) => byTime(b, a)),
  }
}

/** The visits that can still be called off: nobody has arrived there, and their day has not passed. */
export function visitsToCancel(visits: readonly JobVisit[], today: string) {
  const { next, later, unscheduled } = groupVisits(visits, today)
  return [...(next ? [next] : []), ...later, ...unscheduled].filter(({ arrived_at }) => arrived_at === null)
}

function byTime(a: JobVisit, b: JobVisit) {
  return timeOf(a).localeCompare(timeOf(b))
}

function timeOf({ id, when, created_at }: JobVisit) {
  return when ? timeKey(when, id) : created_at
}
