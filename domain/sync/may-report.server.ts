import { sql } from 'kysely'
import { Refusal } from '#platform/refusal.ts'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { leadAssigned, leadEntered } from '#domain/leads/lead-events.ts'
import { visibleTo } from '#domain/leads/visible.ts'
import { mostPendingBytes } from '#domain/photos/photo.ts'
import { visitChanged, visitPlanned } from '#domain/visits/visit-events.ts'

/** Open at once, of one person: far more than a bad day makes. */
const mostOpen = 500
/** Within a day, of one person: each may alert whoever is on call, and nobody answers more calls whose jobs are all refused. */
const mostCalls = 30

/**
 * A request that the person can’t work on now, never had and did not enter is answered like one that does not exist. No permission is asked for:
 * whose roles changed since has still done the work.
 */
export async function requireHadLead({ db }: World, employee: SignedIn, id: string) {
  const { id: me } = employee
  const scope = employee.permissions['leads.work'] ?? 'assigned'
  const lead = await db
    .selectFrom('lead')
    .select('id')
    .where('id', '=', id)
    .where(({ or, exists, selectFrom }) =>
      or([
        visibleTo({ employee, scope }),
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
            .where('event.name', '=', leadEntered.name)
            .where('event.employee_id', '=', me),
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
    throw tooMany('The office has too many open problems of yours. Call the office.')
}

/** Reports of one person that make requests wait for each other, so that each counts. What is more stays on the device for a day. */
export async function requireFewCalls({ db, now }: World, employeeId: string) {
  await db.selectFrom('employee').select('id').where('id', '=', employeeId).forNoKeyUpdate().execute()
  const { count } = await db
    .selectFrom('sync_problem')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('employee_id', '=', employeeId)
    .where('kind', '=', 'job')
    .where('received_at', '>=', new Date(now().getTime() - day))
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostCalls)
    throw tooMany(
      `The office received ${mostCalls} calls from your device in the last 24 hours. This one stays on your device and is sent later. Call the office.`,
    )
}

/** While a problem is open its photo is not swept. What finds no room stays on the device, which reports it again. */
export async function requireRoomForPhoto({ db }: World, employeeId: string, sha256: string) {
  const { bytes } = await db
    .selectFrom('photo')
    .select(({ fn }) => fn.sum<string>('bytes').as('bytes'))
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('photo.sha256', '=', sha256),
        eb(
          'photo.sha256',
          'in',
          selectFrom('sync_problem')
            .select('sync_problem.sha256')
            .where('employee_id', '=', employeeId)
            .where('state', '=', 'open')
            .where('sync_problem.sha256', 'is not', null),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  if (Number(bytes) > mostPendingBytes)
    throw tooMany(
      'The office has too many open photos of yours. This one stays on your device. Call the office.',
    )
}

function tooMany(sentence: string) {
  return new Refusal(429, 'too-many-problems', sentence)
}
