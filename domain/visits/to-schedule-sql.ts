import { sql } from 'kysely'
import { isGoingOn } from '#domain/jobs/open-job.ts'
import { stagesToVisit } from '#domain/jobs/stages/visited.ts'
import { openVisits, visitsAhead } from './open-visit-sql.ts'

// Which jobs are to be scheduled, in any query over `job`: the board, the dashboard, the list and the calendar's tray say the same.

/** Someone works on it and no visit is to come, not even one without a time. */
export function lacksVisit(today: string) {
  return sql<boolean>`(${isGoingOn} and job.stage = any(${stagesToVisit}::text[])
    and not exists (select from visit where visit.job_id = job.id and ${openVisits(today)}))`
}

/** Someone works on it, and it has no visit to come, or one that has no time yet. */
export function isToSchedule(today: string) {
  return sql<boolean>`(${lacksVisit(today)} or (${isGoingOn} and exists (select from visit
    where visit.job_id = job.id and visit.visit_on is null and ${visitsAhead(today)})))`
}
