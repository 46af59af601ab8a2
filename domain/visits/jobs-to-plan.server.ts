import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { hazardsAhead } from '#domain/jobs/danger.ts'
import { lossTypeOf } from '#domain/jobs/facts/loss-types.ts'
import { visibleTo } from '#domain/jobs/visible.ts'
import { mostInTray } from './most-in-tray.ts'
import { lacksVisit } from './to-schedule-sql.ts'
import type { VisitScope } from './visit-row.server.ts'
import type { JobToPlan } from './visit.ts'

/** Jobs that someone works on and that have no open visit, not even one without a time; the most urgent and then the oldest first. */
export async function listJobsToPlan(world: World, viewer: VisitScope): Promise<JobToPlan[]> {
  const rows = await world.db
    .selectFrom('job')
    .innerJoin('lead', 'lead.id', 'job.id')
    .select(['job.id as job_id', 'job.number', 'lead.name', 'lead.town'])
    .select(['job.loss_type', 'job.priority', 'job.hazards', 'job.stage'])
    .where(lacksVisit(companyDay(world.now())))
    .where(visibleTo(viewer))
    .orderBy('job.urgency')
    .orderBy('job.created_at')
    .orderBy('job.id')
    .limit(mostInTray)
    .execute()
  return rows.map((row) => ({
    ...row,
    loss_type: lossTypeOf(row.loss_type),
    hazards: hazardsAhead(row.stage, row.hazards),
  }))
}
