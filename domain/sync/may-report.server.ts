import { sql } from 'kysely'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { leadAssigned } from '#domain/leads/lead-events.ts'
import { visibleTo } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { visitChanged, visitPlanned } from '#domain/visits/visit-events.ts'

/** Open at once, of one person: far more than a bad day makes. */
const mostOpen = 500

/** A request that the person can’t work on now and never had is answered like one that does not exist. */
export async function requireHadLead({ db }: World, worker: Allowed<'leads.work'>, id: string) {
  const { id: me } = worker.employee
  const lead = await db
    .selectFrom('lead')
    .select('id')
    .where('id', '=', id)
    .where(({ or, exists, selectFrom }) =>
      or([
        visibleTo(worker),
        exists(
          selectFrom('event')
            .select('event.id')
            .where('event.subject', '=', id)
            .where('event.name', '=', leadAssigned.name)
            .where(sql<boolean>`${me} in (event.payload->>'to', event.payload->>'from')`),
        ),
        exists(
          selectFrom('event')
            .select('event.id')
            .where('event.subject', '=', id)
            .where('event.name', 'in', [visitPlanned.name, visitChanged.name])
            .where(sql<boolean>`event.payload->'people' ? ${me}`),
        ),
      ]),
    )
    .executeTakeFirst()
  if (!lead) throw new Refusal(404, 'lead-not-found', 'Request not found.')
}

/** A device that runs wild does not bury what others reported. */
export async function requireFewOpen({ db }: World, employeeId: string) {
  const { count } = await db
    .selectFrom((problem) =>
      problem
        .selectFrom('sync_problem')
        .select('id')
        .where('employee_id', '=', employeeId)
        .where('state', '=', 'open')
        .limit(mostOpen)
        .as('open'),
    )
    .select((open) => open.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostOpen)
    throw new Refusal(
      429,
      'too-many-problems',
      'The office has too many open problems of yours. Call the office.',
    )
}
