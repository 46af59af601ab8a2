import { sql, type SelectQueryBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { hasWords } from '#platform/database/like.ts'
import type { World } from '#platform/world.ts'
import { companyDay, companyTimeZone } from '#domain/company/time-zone.ts'
import { allow } from '#domain/roles/allowed.ts'
import { isUnread } from '#domain/readings/unread-sql.ts'
import { isToSchedule } from '#domain/visits/to-schedule-sql.ts'
import { maySeeClaims } from './facts/claims.ts'
import type { BoardFilter, JobFilter } from './job-query.ts'
import type { JobScope } from './jobs.server.ts'
import { readTargets } from './set-up/set-up.server.ts'
import type { ClockTargets } from './set-up/set-up.ts'
import { readUsual, type Usual } from './board/usual.server.ts'
import { isOwed } from './owed/is-owed.server.ts'
import { isOpen, isVisitOf } from './open-job.ts'
import { isReachedBy } from './visible.ts'

type Jobs<T> = SelectQueryBuilder<Schema, 'job' | 'lead', T>

/**
 * Whose jobs "mine" are and what else they may see of which, the moment at which they are late, how soon a request is to be answered,
 * and how long they usually stay where they stand.
 */
export type How = { me: JobScope['employee']; now: Date; usual: Usual; targets: ClockTargets }

export type Narrowed = { filter: BoardFilter; how: How }

/** Only what lies within the viewer's scope. */
export function jobsFor({ db }: World, { employee, scope }: JobScope) {
  return db
    .selectFrom('job')
    .innerJoin('lead', 'lead.id', 'job.id')
    .$if(scope === 'assigned', (job) =>
      job.innerJoin('lead_reader', (reader) =>
        reader.onRef('lead_reader.lead_id', '=', 'job.id').on('lead_reader.employee_id', '=', employee.id),
      ),
    )
}

/** What `jobsFor` is sorted by with the newest first: columns of one index, so that a page is one stretch of it. */
export function placeOf({ scope }: JobScope) {
  return scope === 'all'
    ? { at: sql<Date>`job.created_at`, id: sql<string>`job.id` }
    : { at: sql<Date>`lead_reader.job_created_at`, id: sql<string>`lead_reader.lead_id` }
}

/** `sendingOrder` as SQL. */
export const sendingOrderOf = sql<number>`case when job.side is null and job.stage in ('new', 'contacted') then job.urgency else 5 end`

/** What narrowing needs to know first. Refuses to narrow by what the person may not see. */
export async function howToNarrow(world: World, viewer: JobScope, filter: JobFilter): Promise<How> {
  if (filter.carrier) allow(viewer.employee, 'claims.view')
  if (filter.owed) allow(viewer.employee, 'money.view')
  if (filter.unread ?? filter.dried) allow(viewer.employee, 'drying.view')
  return {
    me: viewer.employee,
    now: world.now(),
    usual: filter.slow ? await readUsual(world) : new Map(),
    targets: await readTargets(world),
  }
}

/** The jobs that a list shows, a board counts and a figure links to, by one and the same words. */
export function narrowJobs<T>(jobs: Jobs<T>, filter: JobFilter, how: How) {
  let rows = jobs
  if (filter.q) rows = rows.where(isFoundBy(filter.q, how))
  if (filter.stage) rows = rows.where('job.stage', '=', filter.stage).where('job.side', 'is', null)
  if (filter.side) rows = rows.where('job.side', '=', filter.side)
  if (filter.over === 'no') rows = rows.where(isOpen)
  if (filter.over === 'yes') rows = rows.where(sql<boolean>`not ${isOpen}`)
  if (filter.town !== undefined) rows = rows.where('lead.town_name', '=', filter.town.toLowerCase())
  if (filter.loss) rows = rows.where('job.loss_type', '=', filter.loss)
  if (filter.carrier)
    rows = rows.where('job.carrier', '=', filter.carrier).where(isReachedBy(how.me, 'claims.view'))
  if (filter.assignee === 'me') rows = rows.where('lead.assigned_to', '=', how.me.id)
  else if (filter.assignee === 'nobody') rows = rows.where('lead.assigned_to', 'is', null)
  else if (filter.assignee) rows = rows.where('lead.assigned_to', '=', filter.assignee)
  if (filter.late) rows = rows.where(isOpen).where(isLate(how))
  if (filter.slow) rows = rows.where(isOpen).where(isSlow(how))
  if (filter.unscheduled) rows = rows.where(isUnscheduled(how))
  if (filter.unread)
    rows = rows.where(isOpen).where(isUnread(how.now)).where(isReachedBy(how.me, 'drying.view'))
  if (filter.dried) rows = rows.where(hasDried(filter)).where(isReachedBy(how.me, 'drying.view'))
  if (filter.owed) rows = rows.where(isOwed(filter.owed, how.now)).where(isReachedBy(how.me, 'money.view'))
  if (filter.since && !filter.dried) rows = rows.where(sinceOf(filter), '>=', startOf(filter.since))
  if (filter.reason !== undefined)
    rows = rows.where(sql<boolean>`${reasonOf} = lower(btrim(${filter.reason}))`)
  if (filter.visit_on) rows = rows.where(isVisitedOn(filter.visit_on))
  return rows
}

/** Whoever may not see a claim would read it by searching, one character after the other. */
function isFoundBy(q: string, { me }: How) {
  const byClaim = hasWords(sql.ref('job.claim_search'), q)
  if (me.permissions['claims.view'] === 'all') return byClaim
  const bySight = hasWords(sql.ref('job.search'), q)
  if (!maySeeClaims(me)) return bySight
  return sql<boolean>`(${bySight} or (${byClaim} and ${isReachedBy(me, 'claims.view')}))`
}

/** Why a job is aside: as people may have typed it in other letters. */
export const reasonOf = sql<string>`lower(btrim(job.side_reason))`

/** An array, as of those with a visit: the jobs are looked up by their ids. */
function hasDried({ dried, since }: JobFilter) {
  const isOfClass = dried === 'unknown' ? sql`class is null` : sql`class = ${Number(dried)}`
  const isSince = since ? sql`dried_at >= ${startOf(since)}` : sql`true`
  return sql<boolean>`job.id = any(array(select job_id from job_dried where ${isOfClass} and ${isSince}))`
}

/** An array, so that the jobs are looked up by their ids: the newest jobs first would be looked through to the last one. */
function isVisitedOn(day: string) {
  return sql<boolean>`job.id = any(array(select visit.job_id from visit
      where visit.visit_on = ${day}::date and visit.canceled_at is null))
    and exists (select from visit where visit.job_id = job.id and ${isVisitOf(day)})`
}

/** A clock is late now, of a job that is not on hold. */
export function isLate({ now }: How) {
  return sql<boolean>`(job.side is null and (
    (job.contacted_at is null and job.contact_due_at < ${now})
    or (job.inspected_at is null and job.inspect_due_at < ${now})
    or (job.started_at is null and job.start_due_at < ${now})
    or (job.completed_at is null and job.complete_due_at < ${now})))`
}

/** It is to be scheduled. */
export function isUnscheduled({ now }: Pick<How, 'now'>) {
  return isToSchedule(companyDay(now))
}

/** It stands where it stands for longer than it should. */
export function isSlow({ now, usual }: How) {
  const ofStages = [...usual].flatMap(([stage, { longest_ms }]) => {
    if (longest_ms === null) return []
    const since = new Date(now.getTime() - longest_ms)
    return stage === 'on_hold'
      ? [sql<boolean>`(job.side = 'on_hold' and job.side_since < ${since})`]
      : [sql<boolean>`(job.side is null and job.stage = ${stage} and job.stage_since < ${since})`]
  })
  return ofStages.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ofStages, sql` or `)})`
}

export function countWhere(condition: ReturnType<typeof sql<unknown>>) {
  return sql<string>`count(*) filter (where ${condition})`
}

/** A filter, and whether it asks for what is late, slow or unscheduled alone: those are counted whichever of them is asked for. */
export function apart({ late, slow, unscheduled, ...others }: BoardFilter) {
  return { asked: { late, slow, unscheduled }, others }
}

/** All of these; without any of them, everything. */
export function allOf(conditions: readonly (ReturnType<typeof sql<boolean>> | undefined)[]) {
  const asked = conditions.filter((condition) => condition !== undefined)
  return asked.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(asked, sql` and `)})`
}

/** Each of these has an index of its own. */
function sinceOf({ stage, side }: JobFilter) {
  if (side) return sql<Date>`job.side_since`
  return stage ? sql<Date>`job.stage_since` : sql<Date>`coalesce(job.side_since, job.stage_since)`
}

/** The moment at which a day begins where the company works. */
function startOf(day: string) {
  return sql<Date>`(${day}::date::timestamp at time zone ${sql.lit(companyTimeZone)})`
}
