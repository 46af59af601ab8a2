import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { requireFreeIds } from '#domain/records/free-ids.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { modelAdded, modelChanged, modelRemoved, modelUndone } from './equipment-events.ts'
import { beforeChange, equipmentDiffers, requireRevision, type Which } from './last-change.server.ts'
import type { ModelChange, NewModel } from './model.ts'
import { isSameModel, keepModel, getStoredModel, getPresentModel } from './stored-models.server.ts'
import { inTurn } from './stored-units.server.ts'

type Manager = Allowed<'equipment.manageCatalog'>

/** Adds it once: the same id with the same content changes nothing. */
export function addModel(
  world: World,
  manager: Manager,
  { id, ...after }: NewModel,
): Promise<{ isNew: boolean }> {
  return inTransaction(world, async (world) => {
    await inTurn(world)
    const inserted = await world.db
      .insertInto('equipment_model')
      .values({ id, ...after, revision: 0 })
      .onConflict((row) => row.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) {
      const known = await getStoredModel(world, id)
      if (known.present && isSameModel(known.present, after)) return { isNew: false }
      throw equipmentDiffers()
    }
    await requireFreeIds(world, [id], 'equipment-differs')
    await keepModel(world, { id, revision: 0, present: null }, { kind: modelAdded, after, by: manager })
    return { isNew: true }
  })
}

/** Changes what all units of it are. What changes nothing is no change, whatever it was made from. */
export function changeModel(
  world: World,
  manager: Manager,
  { id, revision, ...after }: ModelChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    await inTurn(world)
    const known = await getPresentModel(world, id)
    if (isSameModel(known.present, after)) return
    requireRevision(known, revision)
    await keepModel(world, known, { kind: modelChanged, after, by: manager })
  })
}

/** Takes it out of the catalog. One that has units stays, retired ones too. */
export function removeModel(world: World, manager: Manager, { id, revision }: Which): Promise<void> {
  return inTransaction(world, async (world) => {
    await inTurn(world)
    const known = await getStoredModel(world, id)
    if (!known.present) return
    requireRevision(known, revision)
    await requireUnused(world, id)
    await keepModel(world, known, { kind: modelRemoved, after: null, by: manager })
  })
}

/** Takes back the change that made this revision: one that was just added is removed, one that was removed is there again. */
export function undoModelChange(world: World, manager: Manager, { id, revision }: Which): Promise<void> {
  return inTransaction(world, async (world) => {
    await inTurn(world)
    const known = await getStoredModel(world, id)
    const change = await beforeChange(world, known, {
      revision,
      kinds: 'equipment_model',
      undone: modelUndone.name,
      read: (payload) => modelUndone.payload.safeParse(payload).data,
    })
    if (!change) return
    if (!change.before) await requireUnused(world, id)
    await keepModel(world, known, { kind: modelUndone, after: change.before, by: manager })
  })
}

async function requireUnused({ db }: World, id: string) {
  const unit = await db
    .selectFrom('equipment_unit')
    .select('number')
    .where('model_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('prefix')
    .orderBy('nth')
    .limit(1)
    .executeTakeFirst()
  if (!unit) return
  throw new Refusal(
    409,
    'model-in-use',
    `${unit.number} is of this model. Give its units another model first.`,
  )
}
