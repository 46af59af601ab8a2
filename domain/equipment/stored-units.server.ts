import { sql } from 'kysely'
import type { EventKind } from '#platform/events/event.ts'
import { announce } from '#platform/events/events.ts'
import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import { fieldRefusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { readAssetNumber } from './asset-number.ts'
import type { unitChanged } from './equipment-events.ts'
import { equipmentNotFound } from './last-change.server.ts'
import { StoredUnit } from './unit.ts'

/**
 * Changes of the list of units and models are made one after the other, for a number goes to one unit, and what has units is not
 * removed. They are few, and quick. What is done with a unit locks that unit alone.
 */
export async function inTurn({ db }: World) {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.equipment})`.execute(db)
}

/** Whoever moves a unit or changes it waits for the other. One that is not there locks nothing. */
export async function lockUnit({ db }: World, id: string): Promise<void> {
  await db.selectFrom('equipment_unit').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** The current row; `present` is null if it was removed. */
export type KnownUnit = { id: string; revision: number; present: StoredUnit | null }
export type PresentUnit = KnownUnit & { present: StoredUnit }

/** Locks them, too: who changes a unit goes by what was read. */
export async function readUnits({ db }: World, ids: readonly string[]): Promise<KnownUnit[]> {
  const rows = await db
    .selectFrom('equipment_unit')
    .select(['id', 'revision', 'removed_at', 'model_id', 'number', 'serial_number', 'state', 'reason'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    present: row.removed_at ? null : StoredUnit.parse(row),
  }))
}

export async function getStoredUnit(world: World, id: string): Promise<KnownUnit> {
  const [known] = await readUnits(world, [id])
  if (!known) throw equipmentNotFound()
  return known
}

type Written = {
  kind: EventKind<typeof unitChanged.payload>
  /** Null: it is removed. */
  after: StoredUnit | null
  by: { readonly employee: { readonly id: string } }
}

/** Writes the new row and its event. */
export async function keepUnit(world: World, known: KnownUnit, { kind, after, by }: Written) {
  const { id, present } = known
  const revision = known.revision + 1
  await world.db
    .updateTable('equipment_unit')
    .set({ ...after, revision, removed_at: after ? null : world.now() })
    .where('id', '=', id)
    .execute()
  await announce(world, kind, { unit_id: id, revision, before: present, after }, by.employee.id)
}

/** Refuses with a sentence what the index would refuse with an error. `own` are the units that are to have these numbers. */
export async function requireFree({ db }: World, numbers: readonly string[], own: readonly string[]) {
  const keys = numbers.flatMap((number) => keyOf(number) ?? [])
  const taken = await db
    .selectFrom('equipment_unit')
    .select('number')
    .where(sql<string>`prefix || '-' || nth`, 'in', keys)
    .where('removed_at', 'is', null)
    .where('id', 'not in', own)
    .orderBy('prefix')
    .orderBy('nth')
    .execute()
  const twice = numbers.filter((_, at) => keys.indexOf(keys[at] ?? '') < at)
  const all = [...taken.map(({ number }) => number), ...twice]
  if (all.length === 0) return
  const named = all.slice(0, mostNamed).join(', ')
  const words = all.length > mostNamed ? `${named} and others` : named
  throw fieldRefusal('number', `Already in use: ${words}.`, { status: 409, code: 'unit-number-taken' })
}

/** AM-07 and AM-7 are one number. */
function keyOf(number: string) {
  const parts = readAssetNumber(number)
  return parts && `${parts.prefix}-${parts.nth}`
}

const mostNamed = 5

export function isSameUnit(one: StoredUnit, other: StoredUnit) {
  return JSON.stringify(StoredUnit.parse(one)) === JSON.stringify(StoredUnit.parse(other))
}
