import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { clocks } from './clocks.ts'
import { lossTypes } from './facts/choices.ts'
import type { JobRow } from './job.ts'
import type { JobScope } from './jobs.server.ts'
import { jobsFor } from './narrow.server.ts'

/** The columns of which a row of the board is made. */
export function selectJobRows(world: World, viewer: JobScope) {
  const today = companyDay(world.now())
  return jobsFor(world, viewer)
    .select(['job.id', 'job.number', 'job.stage', 'job.stage_since', 'job.side', 'job.side_since'])
    .select(['job.priority', 'job.loss_type', 'job.carrier', 'job.created_at', 'job.revision'])
    .select(['lead.name', 'lead.phone', 'lead.town'])
    .select(['contact_due_at', 'inspect_due_at', 'start_due_at', 'complete_due_at'])
    .select(['contacted_at', 'inspected_at', 'started_at', 'completed_at'])
    .select((job) => [
      jsonObjectFrom(
        job
          .selectFrom('employee')
          .select(['employee.id', 'employee.name'])
          .whereRef('employee.id', '=', 'lead.assigned_to'),
      ).as('assigned_to'),
      jsonObjectFrom(
        job
          .selectFrom('visit')
          .select(['visit.id', sql<string>`visit_on::text`.as('on')])
          .select([sql<string>`to_char(visit_from, 'HH24:MI')`.as('from')])
          .select([sql<string>`to_char(visit_to, 'HH24:MI')`.as('to')])
          .select((visit) =>
            jsonArrayFrom(
              visit
                .selectFrom('visit_person')
                .innerJoin('employee', 'employee.id', 'visit_person.employee_id')
                .select(['employee.id', 'employee.name'])
                .whereRef('visit_person.visit_id', '=', 'visit.id')
                .orderBy('employee.name'),
            ).as('people'),
          )
          .whereRef('visit.job_id', '=', 'job.id')
          .where('visit.canceled_at', 'is', null)
          .where('visit.departed_at', 'is', null)
          .where('visit.visit_on', '>=', today)
          .orderBy('visit.visit_on')
          .orderBy('visit.visit_from')
          .limit(1),
      ).as('next_visit'),
    ])
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectJobRows>['executeTakeFirstOrThrow']>>

export function toJobRow(row: Selected): JobRow {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    phone: row.phone,
    town: row.town,
    loss_type: lossTypes.find(({ value }) => value === row.loss_type)?.value ?? null,
    priority: row.priority,
    carrier: row.carrier,
    stage: row.stage,
    stage_since: row.stage_since.toISOString(),
    side: row.side,
    side_since: row.side_since?.toISOString() ?? null,
    clocks: clocks.map(({ key, due, at }) => ({
      key,
      due_at: row[due].toISOString(),
      reached_at: row[at]?.toISOString() ?? null,
    })),
    assigned_to: row.assigned_to,
    next_visit: row.next_visit,
    created_at: row.created_at.toISOString(),
    revision: row.revision,
  }
}
