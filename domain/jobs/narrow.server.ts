import { sql, type SelectQueryBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { partOf } from '#platform/database/like.ts'
import type { World } from '#platform/world.ts'
import type { JobFilter } from './job-query.ts'
import type { JobScope } from './jobs.server.ts'
import { visibleTo } from './visible.ts'

type Jobs<T> = SelectQueryBuilder<Schema, 'job' | 'lead', T>

/** Only what lies within the viewer's scope. */
export function jobsFor({ db }: World, viewer: JobScope) {
  return db.selectFrom('job').innerJoin('lead', 'lead.id', 'job.id').where(visibleTo(viewer))
}

/** The jobs that a list shows, a board counts and a figure links to, by one and the same words. */
export function narrowJobs<T>(jobs: Jobs<T>, filter: JobFilter, { me, now }: { me: string; now: Date }) {
  let rows = jobs
  if (filter.q) rows = rows.where('job.search', 'like', partOf(filter.q))
  if (filter.stage) rows = rows.where('job.stage', '=', filter.stage).where('job.side', 'is', null)
  if (filter.side) rows = rows.where('job.side', '=', filter.side)
  if (filter.over === 'no') rows = rows.where('job.stage', '!=', 'closed').where(isGoingOn)
  if (filter.over === 'yes') rows = rows.where(sql<boolean>`(job.stage = 'closed' or not (${isGoingOn}))`)
  if (filter.town) rows = rows.where('lead.town_name', '=', filter.town.toLowerCase())
  if (filter.loss) rows = rows.where('job.loss_type', '=', filter.loss)
  if (filter.carrier) rows = rows.where('job.carrier', '=', filter.carrier)
  if (filter.assignee === 'me') rows = rows.where('lead.assigned_to', '=', me)
  else if (filter.assignee === 'nobody') rows = rows.where('lead.assigned_to', 'is', null)
  else if (filter.assignee) rows = rows.where('lead.assigned_to', '=', filter.assignee)
  if (filter.late) rows = rows.where(isGoingOn).where(isLateAt(now))
  if (filter.unscheduled) rows = rows.where(isGoingOn).where(hasUnscheduledVisit)
  return rows
}

/** The predicate of the index `job_open`, and those on hold. */
const isGoingOn = sql<boolean>`(job.side is null or job.side = 'on_hold')`

function isLateAt(now: Date) {
  return sql<boolean>`((job.contacted_at is null and job.contact_due_at < ${now})
    or (job.inspected_at is null and job.inspect_due_at < ${now})
    or (job.started_at is null and job.start_due_at < ${now})
    or (job.completed_at is null and job.complete_due_at < ${now}))`
}

const hasUnscheduledVisit = sql<boolean>`exists (select from visit
  where visit.job_id = job.id and visit.canceled_at is null and visit.visit_on is null)`
