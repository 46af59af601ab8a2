import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { clocks, proofOf } from './stages/clocks.ts'
import { hasArrived } from './stages/evidence.server.ts'
import { hazardsAhead } from './danger.ts'
import { lossTypeOf } from './facts/loss-types.ts'
import type { JobRow } from './job.ts'
import type { JobScope } from './jobs.server.ts'
import { jobsFor } from './narrow.server.ts'
import { nextVisitsOf } from './next-visits.server.ts'
import { isReachedBy } from './visible.ts'

/** The columns of which a row of board and lists is made. */
export function selectJobRows(world: World, viewer: JobScope) {
  return jobsFor(world, viewer)
    .leftJoin('employee', 'employee.id', 'lead.assigned_to')
    .select(['job.id', 'job.number', 'job.stage', 'job.stage_since', 'job.side', 'job.side_since'])
    .select([
      'job.side_reason',
      'job.priority',
      'job.urgency',
      'job.hazards',
      'job.loss_type',
      'job.created_at',
    ])
    .select('job.revision')
    .select(
      sql<string | null>`case when ${isReachedBy(viewer.employee, 'claims.view')} then job.carrier end`.as(
        'carrier',
      ),
    )
    .select(['lead.name', 'lead.phone', 'lead.town'])
    .select(['contact_due_at', 'inspect_due_at', 'start_due_at', 'complete_due_at'])
    .select(['contacted_at', 'inspected_at', 'started_at', 'completed_at'])
    .select(hasArrived.as('has_arrived'))
    .select(['employee.id as assignee_id', 'employee.name as assignee_name'])
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectJobRows>['executeTakeFirstOrThrow']>>

/** The rows with the next visit of each, which is read for all of them at once. */
export async function toJobRows(world: World, rows: readonly Selected[]): Promise<JobRow[]> {
  const visits = await nextVisitsOf(
    world,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toJobRow(row, visits.get(row.id) ?? null))
}

export function toJobRow(row: Selected, next_visit: JobRow['next_visit']): JobRow {
  const { assignee_id, assignee_name } = row
  const met = new Set(row.has_arrived ? ['arrived' as const] : [])
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    phone: row.phone,
    town: row.town,
    loss_type: lossTypeOf(row.loss_type),
    priority: row.priority,
    urgency: row.urgency,
    hazards: hazardsAhead(row.stage, row.hazards),
    carrier: row.carrier,
    stage: row.stage,
    stage_since: row.stage_since.toISOString(),
    side: row.side,
    side_since: row.side_since?.toISOString() ?? null,
    side_reason: row.side_reason,
    clocks: clocks.map((clock) => ({
      key: clock.key,
      due_at: row[clock.due].toISOString(),
      reached_at: row[clock.at]?.toISOString() ?? null,
      proof: proofOf(clock, met),
    })),
    assigned_to: assignee_id && assignee_name ? { id: assignee_id, name: assignee_name } : null,
    next_visit,
    created_at: row.created_at.toISOString(),
    revision: row.revision,
  }
}
