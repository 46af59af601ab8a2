import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { addModel } from '#domain/equipment/models.server.ts'
import { tagOfUnit } from '#domain/equipment/tags.server.ts'
import { addUnits } from '#domain/equipment/units.server.ts'
import { aPerson } from './people.ts'
import type { TestWorld } from './world.ts'

/** A model as it is sent. */
export const aModel = {
  kind: 'air_mover',
  maker: 'Dri-Eaz',
  model: 'Velo Pro',
  aham_pints: null,
  cfm: 885,
  amps_tenths: 19,
  daily_rate_cents: 3500,
} as const

/** A unit with a label, and who manages the catalog. */
export async function aTaggedUnit(test: TestWorld, number = 'AM-17') {
  const { world } = test
  const employee = await aPerson(test, 'Owner', 'Dana Heron')
  const manager = allow(employee, 'equipment.manageCatalog')
  const [model_id, id] = [newId(), newId()]
  await addModel(world, manager, { ...aModel, id: model_id })
  await addUnits(world, manager, { model_id, units: [{ id, number, serial_number: 'SN-4411' }] })
  return { id, model_id, number, token: tagOfUnit(world, id), employee, manager }
}
