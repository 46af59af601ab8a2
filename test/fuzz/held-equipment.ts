import fc from 'fast-check'
import { newId } from '#platform/uuid.ts'
import type { Person } from '#test/people.ts'
import { hashOfTag, tagOfUnit } from '#domain/equipment/tags.server.ts'
import { aModel } from '#test/some-equipment.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

/** A model with a unit of which something was reported, and one without, so that everything can be done to them. */
export async function holdEquipment({ world }: TestWorld, owner: Person) {
  const [used, unused, unit, report] = [newId(), newId(), newId(), newId()]
  for (const id of [used, unused])
    await owner.request('/api/equipment/models', { method: 'POST', json: { ...aModel, id } })
  const units = [{ id: unit, number: 'AM-01', serial_number: 'V7' }]
  await owner.request('/api/equipment/units', { method: 'POST', json: { model_id: used, units } })
  const at = world.now()
  await world.db
    .insertInto('equipment_report')
    .values({ id: report, unit_id: unit, what: 'too_loud', first_at: at, last_at: at, times: 1 })
    .execute()
  const known: Known = {
    'equipment.id': fc.constantFrom(used, unused, unit, report, newId()),
    'equipment.model_id': fc.constantFrom(used, unused, used, newId()),
    'equipment.number': fc.constantFrom('AM-01', 'am 1', 'AM-2', 'LGR-007'),
    'equipment.tag': fc.constantFrom('0'.repeat(64), hashOfTag(tagOfUnit(world, unit)).toString('hex')),
    'equipment-moves.move': fc.constantFrom(...usually('placed'), 'moved', 'pulled', 'undone'),
    'equipment-moves.condition': fc.constantFrom(...usually(undefined), 'broken'),
    'equipment-moves.undoes': fc.constantFrom(...usually(undefined), newId()),
    'equipment-moves.photo': fc.constantFrom(...usually(undefined), '0'.repeat(64)),
    'equipment-moves.at': fc.constantFrom(...usually(undefined), '2026-11-20T11:00:00Z', 'yesterday'),
    'equipment-moves.unit_id': fc.constantFrom(...usually(unit), newId()),
    'equipment.cursor': fc.constantFrom('AM-01', 'AM-1', '1'),
    'equipment.q': fc.constantFrom('am 1', 'velo', ''),
    'equipment.reason': fc.constantFrom(null, null, 'broken'),
  }
  return {
    known,
    async restore() {
      const { db } = world
      await db
        .updateTable('equipment_model')
        .set({ ...aModel, revision: 1, removed_at: null })
        .execute()
      const stands = { model_id: used, number: 'AM-01', serial_number: 'V7', state: 'in_stock' } as const
      await db.deleteFrom('equipment_stay').execute()
      await db.deleteFrom('equipment_move').execute()
      await db.deleteFrom('job_evidence').execute()
      await db.deleteFrom('equipment_unit').where('id', '!=', unit).execute()
      await db
        .updateTable('equipment_unit')
        .set({ ...stands, reason: null, revision: 1, removed_at: null, clashed_at: null })
        .where('id', '=', unit)
        .execute()
      await db.updateTable('equipment_report').set({ settled_at: null, settled_by: null }).execute()
    },
  }
}

/** What mostly fits, so that the rest comes up seldom: a move needs all of its parts to fit. */
function usually<Value>(value: Value): Value[] {
  return Array.from({ length: 7 }, () => value)
}
