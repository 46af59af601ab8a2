import { sql } from 'kysely'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { isOfFamily } from '#domain/jobs/family-ids.ts'
import { isGoingOn } from '#domain/jobs/open-job.ts'
import { visibleTo } from '#domain/jobs/visible.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { readStandard } from './certified.server.ts'
import { itemsOf } from './items.server.ts'
import { mostInTray } from './most-in-tray.ts'
import { openVisits, visitsAhead } from './open-visit-sql.ts'
import { timeKey } from './time-key.ts'
import { selectVisits, toVisit, type VisitScope } from './visit-row.server.ts'
import type { JobVisit, JobVisits } from './visit.ts'
import { visitNotFound } from './visit-not-found.ts'

/** More than any job has. */
const mostOfJob = 500

export async function getVisit(world: World, viewer: VisitScope, id: string): Promise<JobVisit> {
  const row = await selectVisits(world, viewer)
    .where('visit.id', '=', id)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!row) throw visitNotFound()
  return toVisit(row, await readStandard(world))
}

/**
 * The visits of a job and of those that were merged into it, by time, with what is to be done there. Of more than anyone reads those
 * ahead stay, then those that were made, and of the others the latest.
 */
export async function listJobVisits(world: World, viewer: VisitScope, jobId: string): Promise<JobVisits> {
  const job = await world.db
    .selectFrom('job')
    .select('id')
    .where('job.id', '=', jobId)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!job) throw new Refusal(404, 'job-not-found', 'Job not found.')
  const visits = selectVisits(world, viewer)
    .where(isOfFamily('visit.job_id', jobId))
    .orderBy(openVisits(companyDay(world.now())), 'desc')
    .orderBy(sql`coalesce(visit.arrived_at, visit.departed_at) is not null`, 'desc')
    .orderBy('visit.visit_on', (order) => order.desc().nullsLast())
    .orderBy('visit.id', 'desc')
    .limit(mostOfJob)
    .execute()
  const [rows, standard, items, is_mine] = await Promise.all([
    visits,
    readStandard(world),
    itemsOf(world, jobId),
    isInCareOf(world, viewer, jobId),
  ])
  return { visits: rows.map((row) => toVisit(row, standard)).toSorted(byTime), items, is_mine }
}

/** The visits that have no time yet, the most urgent and then the oldest in front, as far as their jobs go on. */
export async function listUnscheduled(world: World, viewer: VisitScope): Promise<JobVisit[]> {
  const rows = await selectVisits(world, viewer)
    .where('visit.visit_on', 'is', null)
    .where(visitsAhead(companyDay(world.now())))
    .where(isGoingOn)
    .where(visibleTo(viewer))
    .orderBy('job.urgency')
    .orderBy('visit.created_at')
    .orderBy('visit.id')
    .limit(mostInTray)
    .execute()
  const standard = await readStandard(world)
  return rows.map((row) => toVisit(row, standard))
}

/** Those to be scheduled come last, the oldest first: ids tell when they were made. */
function byTime(a: JobVisit, b: JobVisit) {
  const key = ({ when, id }: JobVisit) => (when ? timeKey(when, id) : `later ${id}`)
  return key(a) < key(b) ? -1 : 1
}
