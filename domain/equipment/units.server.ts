import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { requireFreeIds } from '#domain/records/free-ids.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { unitAdded, unitChanged, unitUndone } from './equipment-events.ts'
import {
  beforeChange,
  equipmentDiffers,
  equipmentNotFound,
  requireRevision,
  type Which,
} from './last-change.server.ts'
import { getPresentModel } from './stored-models.server.ts'
import {
  getStoredUnit,
  inTurn,
  isSameUnit,
  keepUnit,
  readUnits,
  requireFree,
  type KnownUnit,
} from './stored-units.server.ts'
import { hashOfTag, tagOfUnit } from './tags.server.ts'
import type { NewUnits, StoredUnit, UnitChange } from './unit.ts'

type Manager = Allowed<'equipment.manageCatalog'>
type Added = { id: string; after: StoredUnit }

/** Adds all of them or none. The same ids with the same content change nothing. */
export function addUnits(
  world: World,
  manager: Manager,
  { model_id, units }: NewUnits,
): Promise<{ isNew: boolean }> {
  return inTransaction(world, async (world) => {
    await inTurn(world)
    const inStock = { model_id, state: 'in_stock', reason: null } as const
    const added = units.map(({ id, ...unit }): Added => ({ id, after: { ...unit, ...inStock } }))
    if (await areThere(world, added)) return { isNew: false }
    await getPresentModel(world, model_id)
    const ids = units.map(({ id }) => id)
    await requireFreeIds(world, ids, 'equipment-differs')
    await requireFree(
      world,
      units.map(({ number }) => number),
      ids,
    )
    for (const unit of added) await add(world, manager, unit)
    return { isNew: true }
  })
}

/** Changes what it is, its number, or that it is out of service or retired. What changes nothing is no change. */
export function changeUnit(
  world: World,
  manager: Manager,
  { id, revision, ...after }: UnitChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    await inTurn(world)
    const { present, ...known } = await getStoredUnit(world, id)
    if (!present) throw equipmentNotFound()
    if (isSameUnit(present, after)) return
    requireRevision(known, revision)
    if (after.model_id !== present.model_id) await getPresentModel(world, after.model_id)
    await requireFree(world, [after.number], [id])
    await keepUnit(world, { ...known, present }, { kind: unitChanged, after, by: manager })
  })
}

/** Takes back the changes that made these revisions, all or none: what was just added is removed, and can be had back once more. */
export function undoUnitChanges(world: World, manager: Manager, units: readonly Which[]): Promise<void> {
  return inTransaction(world, async (world) => {
    await inTurn(world)
    for (const { id, revision } of units) {
      const known = await getStoredUnit(world, id)
      const change = await beforeChange(world, known, {
        revision,
        kinds: 'equipment_unit',
        undone: unitUndone.name,
        read: (payload) => unitUndone.payload.safeParse(payload).data,
      })
      if (!change) continue
      if (!change.before) await requireNeverMoved(world, known)
      if (change.before) {
        await getPresentModel(world, change.before.model_id)
        await requireFree(world, [change.before.number], [id])
      }
      await keepUnit(world, known, { kind: unitUndone, after: change.before, by: manager })
    }
  })
}

/** Its days at a job are billed: a unit that was ever at one is retired, and not removed as if it had never been there. */
async function requireNeverMoved({ db }: World, { id, present }: KnownUnit) {
  const move = await db.selectFrom('equipment_move').select('id').where('unit_id', '=', id).executeTakeFirst()
  if (!move) return
  const sentence = `${present?.number ?? 'This unit'} was at a job already. Retire it instead.`
  throw new Refusal(409, 'unit-in-use', sentence)
}

/** Whether these very units were added before; an id that another has is refused. */
async function areThere(world: World, added: readonly Added[]) {
  const known = await readUnits(
    world,
    added.map(({ id }) => id),
  )
  const isKnown = ({ id, after }: Added) =>
    known.some((unit) => unit.id === id && unit.present && isSameUnit(unit.present, after))
  const ids = new Set(added.map(({ id }) => id))
  if (ids.size < added.length || (known.length > 0 && !added.every(isKnown))) throw equipmentDiffers()
  return known.length > 0
}

async function add(world: World, by: Manager, { id, after }: Added) {
  const tag_hash = hashOfTag(tagOfUnit(world, id))
  await world.db
    .insertInto('equipment_unit')
    .values({ id, ...after, tag_hash, revision: 0 })
    .execute()
  await keepUnit(world, { id, revision: 0, present: null }, { kind: unitAdded, after, by })
}
