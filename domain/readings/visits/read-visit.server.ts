import { sql, type NotNull } from 'kysely'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { instantOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { addEvidence } from '#domain/evidence/evidence.server.ts'
import { isOfFamily } from '#domain/jobs/family-ids.ts'
import { visitNotFound } from '#domain/visits/visit-not-found.ts'
import type { CanceledVisit, ReadVisit } from '../drying-file.ts'
import { visitClosed } from '../reading-events.ts'

const mostVisits = 500

export type LockedVisit = { id: string; closed_at: Date | null; closed_by: string | null }

/**
 * The visit at which something was read, so that nobody closes it meanwhile. It may have gone to the job into which this one was merged
 * since the device read its file.
 */
export async function lockReadVisit({ db }: World, id: string, jobId: string): Promise<LockedVisit> {
  const visit = await db
    .selectFrom('visit')
    .select(['id', 'job_id', 'closed_at', 'closed_by'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!visit) throw visitNotFound()
  const { job_id, ...locked } = visit
  const related = await db
    .selectFrom('job')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('id', '=', job_id), isOfFamily('job.id', jobId)]),
        where.and([where('id', '=', jobId), isOfFamily('job.id', job_id)]),
      ]),
    )
    .executeTakeFirst()
  if (!related) throw visitNotFound()
  return locked
}

/** The visits of these jobs at which something can be read, or was. */
export async function listReadVisits(world: World, jobIds: readonly string[]): Promise<ReadVisit[]> {
  const rows = await selectReadVisits(world)
    .where('visit.job_id', 'in', jobIds)
    .where((where) =>
      where.or([
        where('canceled_at', 'is', null),
        where('closed_at', 'is not', null),
        where.exists(where.selectFrom('reading').select('reading.id').whereRef('visit_id', '=', 'visit.id')),
      ]),
    )
    .orderBy(sql`coalesce(visit.arrived_at, visit.visit_on::timestamptz)`, (by) => by.asc().nullsLast())
    .orderBy('visit.id')
    .limit(mostVisits)
    .execute()
  return rows.map(toReadVisit)
}

/** The visits of these jobs that were planned for a day and canceled, with the reason. */
export async function listCanceledVisits({ db }: World, jobIds: readonly string[]): Promise<CanceledVisit[]> {
  const rows = await db
    .selectFrom('visit')
    .select(['id', 'visit_on', 'cancel_reason'])
    .where('job_id', 'in', jobIds)
    .where('canceled_at', 'is not', null)
    .where('arrived_at', 'is', null)
    .where('visit_on', 'is not', null)
    .where('cancel_reason', 'is not', null)
    .$narrowType<{ visit_on: NotNull; cancel_reason: NotNull }>()
    .orderBy('visit_on', 'desc')
    .orderBy('id')
    .limit(mostVisits)
    .execute()
  return rows.map(({ id, visit_on: on, cancel_reason: reason }) => ({ id, on, reason }))
}

export async function getReadVisit(world: World, id: string): Promise<ReadVisit> {
  const row = await selectReadVisits(world).where('visit.id', '=', id).executeTakeFirst()
  if (!row) throw visitNotFound()
  return toReadVisit(row)
}

type Closing = { id: string; job_id: string; at: Date; by: string; told_by: string }

/**
 * Closes a visit whose job the caller has locked. It stays as it was closed first. What was read there before the closing arrived was
 * read before it: of two devices one may have a clock that is slow.
 */
export async function closeReadVisit(
  world: World,
  { id, job_id, at: told, by, told_by }: Closing,
): Promise<void> {
  const at = new Date(Math.max(told.getTime(), await earliestClosing(world, id)))
  const closed = await world.db
    .updateTable('visit')
    .set({ closed_at: at, closed_by: by })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!closed) return
  await announce(world, visitClosed, { job_id, visit_id: id }, told_by)
  await addEvidence(world, job_id, {
    kind: 'visit_closed',
    subject: id,
    content: { received_at: world.now().toISOString() },
    employee_id: by,
    at,
  })
}

/** The last thing that is known to have happened at a visit, and no earlier than its day. One that is still to come isn't closed. */
async function earliestClosing(world: World, id: string) {
  const visit = await world.db
    .selectFrom('visit')
    .select(['arrived_at', 'visit_on'])
    .select((select) =>
      select
        .selectFrom('reading')
        .whereRef('visit_id', '=', 'visit.id')
        .select(({ fn }) => fn.max('at').as('at'))
        .as('last_read_at'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { arrived_at, visit_on, last_read_at } = visit
  const hasBegun = arrived_at !== null || last_read_at !== null
  if (!hasBegun && visit_on !== null && visit_on > companyDay(world.now()))
    throw new Refusal(
      409,
      'visit-not-begun',
      'This visit hasn’t begun. Close it after its readings are taken.',
    )
  const begins = hasBegun || visit_on === null ? [] : [instantOf(`${visit_on}T00:00`)]
  return Math.max(0, ...[arrived_at, last_read_at, ...begins].map((time) => time?.getTime() ?? 0))
}

function selectReadVisits({ db }: World) {
  return db
    .selectFrom('visit')
    .leftJoin('employee', 'employee.id', 'visit.closed_by')
    .select(['visit.id', 'visit.kind', 'visit_on', 'arrived_at', 'departed_at', 'closed_at'])
    .select(['employee.name as closed_by', 'closed_by as closed_by_id'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectReadVisits>['executeTakeFirstOrThrow']>>

function toReadVisit({ visit_on, arrived_at, departed_at, closed_at, ...visit }: Row): ReadVisit {
  const times = { arrived_at: text(arrived_at), departed_at: text(departed_at), closed_at: text(closed_at) }
  return { ...visit, on: visit_on, ...times }
}

function text(at: Date | null) {
  return at?.toISOString() ?? null
}
