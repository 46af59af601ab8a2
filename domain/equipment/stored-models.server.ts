import type { EventKind } from '#platform/events/event.ts'
import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { modelChanged } from './equipment-events.ts'
import { equipmentNotFound } from './last-change.server.ts'
import { StoredModel } from './model.ts'

/** The current row; `present` is null if it was removed. */
export type KnownModel = { id: string; revision: number; present: StoredModel | null }

export async function getStoredModel({ db }: World, id: string): Promise<KnownModel> {
  const row = await db.selectFrom('equipment_model').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw equipmentNotFound()
  return { id, revision: row.revision, present: row.removed_at ? null : StoredModel.parse(row) }
}

/** One that was removed is not there. */
export async function getPresentModel(world: World, id: string) {
  const { present, ...known } = await getStoredModel(world, id)
  if (!present) throw equipmentNotFound()
  return { ...known, present }
}

type Written = {
  kind: EventKind<typeof modelChanged.payload>
  /** Null: it is removed. */
  after: StoredModel | null
  by: Allowed<'equipment.manageCatalog'>
}

/** Writes the new row and its event. */
export async function keepModel(world: World, known: KnownModel, { kind, after, by }: Written) {
  const { id, present } = known
  const revision = known.revision + 1
  await world.db
    .updateTable('equipment_model')
    .set({ ...after, revision, removed_at: after ? null : world.now() })
    .where('id', '=', id)
    .execute()
  await announce(world, kind, { model_id: id, revision, before: present, after }, by.employee.id)
}

export function isSameModel(one: StoredModel, other: StoredModel) {
  return JSON.stringify(StoredModel.parse(one)) === JSON.stringify(StoredModel.parse(other))
}
