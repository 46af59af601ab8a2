import type { EventKind } from '#platform/events/event.ts'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { StoredNumber, type NumberFacts } from './local-number.ts'
import { type numberChanged } from './number-events.ts'

/** The current row, locked; `present` is null if it was removed. */
export type KnownNumber = { id: string; revision: number; present: StoredNumber | null }

export async function lockNumber({ db }: World, id: string): Promise<KnownNumber> {
  const row = await db
    .selectFrom('local_number')
    .select(['revision', 'removed_at', 'purposes', 'operator', 'number', 'hours', 'serves'])
    .select(['confirmed_on', 'confirmed_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw numberNotFound()
  return { id, revision: row.revision, present: row.removed_at ? null : StoredNumber.parse(row) }
}

export function requireRevision(known: KnownNumber, revision: number) {
  if (known.revision === revision) return
  throw new Refusal(409, 'number-moved-on', 'Someone else changed this number. Review it and try again.')
}

type Written = {
  kind: EventKind<typeof numberChanged.payload>
  /** Null: it is removed. */
  after: StoredNumber | null
  by: Allowed<'config.company'>
}

/** Writes the new row and its event. */
export async function keepNumber(world: World, known: KnownNumber, { kind, after, by }: Written) {
  const { id, present } = known
  const revision = known.revision + 1
  await world.db
    .updateTable('local_number')
    .set({ ...after, revision, removed_at: after ? null : world.now() })
    .where('id', '=', id)
    .execute()
  await announce(world, kind, { number_id: id, revision, before: present, after }, by.employee.id)
}

export function isSameNumber(one: StoredNumber, other: StoredNumber) {
  return JSON.stringify(StoredNumber.parse(one)) === JSON.stringify(StoredNumber.parse(other))
}

/** Whether who called the one has called the other. */
export function isSameCall(one: NumberFacts, other: NumberFacts) {
  return one.number === other.number && String(one.purposes) === String(other.purposes)
}

export const unconfirmed = { confirmed_on: null, confirmed_by: null }

export function numberNotFound() {
  return new Refusal(404, 'number-not-found', 'Number not found. Someone may have removed it.')
}
