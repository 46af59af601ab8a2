import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { World } from '#platform/world.ts'
import { hazardsAhead } from '#domain/jobs/danger.ts'
import { lossTypeOf } from '#domain/jobs/facts/loss-types.ts'
import { visibleTo } from '#domain/jobs/visible.ts'
import { visitTimeOf } from './visit-columns.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { JobVisit } from './visit.ts'

export type VisitScope = Pick<Allowed<'intake.view'>, 'employee' | 'scope'>

/**
 * The columns of which a visit is shown. It selects the visits of everyone: of the viewer it only says, in `is_seen`, whether they
 * may see the job, and whoever shows visits leaves out the others.
 */
export function selectVisits({ db }: World, viewer: VisitScope) {
  return db
    .selectFrom('visit')
    .innerJoin('job', 'job.id', 'visit.job_id')
    .innerJoin('lead', 'lead.id', 'job.id')
    .select(['visit.id', 'visit.job_id', 'job.number', 'lead.name', 'lead.town'])
    .select(['job.loss_type', 'job.priority', 'job.hazards', 'job.stage', 'job.side'])
    .select(['visit.kind', 'visit.visit_on', 'visit.visit_from', 'visit.visit_to'])
    .select(['visit.length_minutes', 'visit.note', 'visit.revision', 'visit.created_at'])
    .select([
      'visit.canceled_at',
      'visit.cancel_reason',
      'visit.made_of',
      'visit.on_my_way_at',
      'visit.arrived_at',
      'visit.departed_at',
    ])
    .select(visibleTo(viewer).as('is_seen'))
    .select((visit) =>
      jsonArrayFrom(
        visit
          .selectFrom('visit_person')
          .innerJoin('employee', 'employee.id', 'visit_person.employee_id')
          .select(['employee.id', 'employee.name', 'override_reason'])
          .whereRef('visit_person.visit_id', '=', 'visit.id')
          .orderBy('place'),
      ).as('people'),
    )
}

export type VisitRow = Awaited<ReturnType<ReturnType<typeof selectVisits>['executeTakeFirstOrThrow']>>

export function toVisit(row: VisitRow): JobVisit {
  const { visit_on, visit_from, visit_to, cancel_reason, made_of, is_seen: _, ...visit } = row
  return {
    ...visit,
    loss_type: lossTypeOf(visit.loss_type),
    hazards: hazardsAhead(visit.stage, visit.hazards),
    when: visitTimeOf({ visit_on, visit_from, visit_to }),
    created_at: visit.created_at.toISOString(),
    canceled_at: textOf(visit.canceled_at),
    ...(cancel_reason !== null && { cancel_reason }),
    ...(made_of !== null && { made_of }),
    on_my_way_at: textOf(visit.on_my_way_at),
    arrived_at: textOf(visit.arrived_at),
    departed_at: textOf(visit.departed_at),
  }
}

function textOf(at: Date | null) {
  return at?.toISOString() ?? null
}
