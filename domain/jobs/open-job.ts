import { sql } from 'kysely'

/** The predicate of the index `job_open`. Someone still works on it. */
export const isOpen = sql<boolean>`(job.stage <> 'closed' and (job.side is null or job.side = 'on_hold'))`

/** Someone works on it now: a job on hold waits. */
export const isGoingOn = sql<boolean>`(job.stage <> 'closed' and job.side is null)`

/** Of the visits of a job: those of a day that were not canceled. Nobody goes to a job that is over, but someone may have been there. */
export function isVisitOf(day: string) {
  return sql<boolean>`(visit.visit_on = ${day}::date and visit.canceled_at is null
    and (visit.departed_at is not null or ${isOpen}))`
}
