import { sql, type Insertable } from 'kysely'
import type * as z from 'zod'
import type { Schema } from '#db/schema.ts'
import type { EventKind } from './event.ts'
import type { World } from '#platform/world.ts'

/** A fact as the relay and the live streams hand it on. */
export type HappenedEvent = { position: number; name: string; subject: string | null; at: Date }

/** Writes the fact into the history, in the transaction that made it true. `employeeId` is who did it, if a person did. */
// oxlint-disable-next-line max-params -- who did it comes last, where a person did
export async function announce<Payload extends z.ZodObject>(
  world: World,
  kind: EventKind<Payload>,
  payload: z.output<Payload>,
  employeeId: string | null = null,
) {
  const { event, others } = toRow(world, { kind, payload, employeeId })
  if (others.length === 0) await world.db.insertInto('event').values(event).execute()
  else await writeWithSubjects(world, event, others)
  world.wakeRelay()
}

/** Writes one fact for each payload in one statement; of a kind that concerns one record only. No person did it. */
export async function announceEach<Payload extends z.ZodObject>(
  world: World,
  kind: EventKind<Payload>,
  payloads: readonly z.output<Payload>[],
) {
  if (payloads.length === 0) return
  const rows = payloads.map((payload) => toRow(world, { kind, payload, employeeId: null }))
  if (rows.some(({ others }) => others.length > 0)) throw new Error(`${kind.name} concerns several records.`)
  await world.db
    .insertInto('event')
    .values(rows.map(({ event }) => event))
    .execute()
  world.wakeRelay()
}

type Fact<Payload extends z.ZodObject> = {
  kind: EventKind<Payload>
  payload: z.output<Payload>
  employeeId: string | null
}

function toRow<Payload extends z.ZodObject>(world: World, { kind, payload, employeeId }: Fact<Payload>) {
  const [subject = null, ...others] = kind.subjects.map((field) => asId(payload[field]))
  const event = {
    name: kind.name,
    subject,
    payload: JSON.stringify(payload),
    employee_id: employeeId,
    at: world.now(),
  }
  return { event, others: others.filter((id) => id !== null) }
}

function writeWithSubjects({ db }: World, event: Insertable<Schema['event']>, subjects: readonly string[]) {
  return db
    .with('written', (db) => db.insertInto('event').values(event).returning('id'))
    .insertInto('further_subject')
    .columns(['subject', 'event_id'])
    .expression((written) =>
      written
        .selectFrom('written')
        .select([sql<string>`unnest(${subjects}::uuid[])`.as('subject'), 'written.id as event_id']),
    )
    .execute()
}

function asId(value: unknown) {
  return value === null || value === undefined ? null : String(value)
}

/** As many facts as are read at once: fewer are all there are. */
export const fullPage = 500

/** Facts after `position`, in the order of their commits, at most `limit`. */
export async function eventsAfter(
  { db }: World,
  position: number,
  limit = fullPage,
): Promise<HappenedEvent[]> {
  const rows = await db
    .selectFrom('event')
    .select(['position', 'name', 'subject', 'at'])
    .where('position', '>', String(position))
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, position: Number(row.position) }))
}

/** The newest position there is; 0 on an empty history. */
export async function newestPosition({ db }: World) {
  const row = await db
    .selectFrom('event')
    .select('position')
    .where('position', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Number(row?.position ?? 0)
}
