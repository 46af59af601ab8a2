import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Schema } from '#db/schema.ts'
import { hazardsAhead } from '#domain/jobs/danger.ts'
import { lossTypeOf } from '#domain/jobs/facts/loss-types.ts'
import { visibleTo } from '#domain/jobs/visible.ts'
import { lackingOf, type Standard } from './lacking.ts'
import { openVisits } from './open-visit-sql.ts'
import { canceledTooLate } from './too-late-sql.ts'
import { visitTimeOf } from './visit-columns.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { JobVisit } from './visit.ts'

export type VisitScope = Pick<Allowed<'intake.view'>, 'employee' | 'scope'>

/**
 * The columns of which a visit is shown. It selects the visits of everyone: of the viewer it only says, in `is_seen`, whether they
 * may see the job, and whoever shows visits leaves out the others.
 */
export function selectVisits({ db, now }: World, viewer: VisitScope) {
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
    .select([visibleTo(viewer).as('is_seen'), canceledTooLate.as('canceled_too_late')])
    .select((visit) =>
      jsonArrayFrom(
        visit
          .selectFrom('visit_person')
          .innerJoin('employee', 'employee.id', 'visit_person.employee_id')
          .select(['employee.id', 'employee.name', 'override_reason', 'override_codes'])
          .select((person) => heldIfOpen(person, companyDay(now())).as('held'))
          .whereRef('visit_person.visit_id', '=', 'visit.id')
          .orderBy('place'),
      ).as('people'),
    )
}

export type VisitRow = Awaited<ReturnType<ReturnType<typeof selectVisits>['executeTakeFirstOrThrow']>>

export function toVisit(row: VisitRow, standard: Standard): JobVisit {
  const {
    visit_on,
    visit_from,
    visit_to,
    cancel_reason,
    made_of,
    canceled_too_late,
    is_seen: _,
    people,
    ...visit
  } = row
  const loss_type = lossTypeOf(visit.loss_type)
  const when = visitTimeOf({ visit_on, visit_from, visit_to })
  const judged = people.map((person) => ({
    ...person,
    reason: person.override_reason,
    codes: person.override_codes,
  }))
  const lacking = lackingOf({ ...visit, loss_type, when, people: judged }, standard)
  return {
    ...visit,
    loss_type,
    people: people.map(({ id, name, override_reason }) => ({ id, name, override_reason })),
    ...(lacking.length > 0 && { lacking }),
    hazards: hazardsAhead(visit.stage, visit.hazards),
    when,
    created_at: visit.created_at.toISOString(),
    canceled_at: textOf(visit.canceled_at),
    ...(cancel_reason !== null && { cancel_reason }),
    ...(made_of !== null && { made_of }),
    ...(canceled_too_late && { canceled_too_late }),
    on_my_way_at: textOf(visit.on_my_way_at),
    arrived_at: textOf(visit.arrived_at),
    departed_at: textOf(visit.departed_at),
  }
}

/** Of visits that are over nobody asks: a job with a long history costs no more for it. */
function heldIfOpen(person: ExpressionBuilder<Schema, 'employee'>, today: string) {
  return jsonArrayFrom(
    person
      .selectFrom('certification')
      .select(['code', 'expires_on'])
      .whereRef('certification.employee_id', '=', 'employee.id')
      .where(openVisits(today)),
  )
}

function textOf(at: Date | null) {
  return at?.toISOString() ?? null
}
