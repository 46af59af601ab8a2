import { sql } from 'kysely'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { leadAssigned } from '#domain/leads/lead-events.ts'
import { visibleTo } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'

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

/** The photo if this person put it: of others they may know no more than the hash. It isn't swept before the transaction ends. */
export async function findPut({ db }: World, employeeId: string, sha256: string | null) {
  if (sha256 === null) return null
  const photo = await db
    .selectFrom('photo')
    .innerJoin('photo_put', 'photo_put.sha256', 'photo.sha256')
    .select('photo.sha256')
    .where('photo.sha256', '=', sha256)
    .where('employee_id', '=', employeeId)
    .forKeyShare('photo')
    .executeTakeFirst()
  return photo?.sha256 ?? null
}
