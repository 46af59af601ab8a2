import type { World } from '#platform/world.ts'
import { readEquipmentRules } from '#domain/jobs/set-up/set-up.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { longSince } from './equipment-rules.ts'
import { listUnits } from './equipment-views.server.ts'
import type { UnitPage, UnitQuery } from './unit.ts'

/** By number, a page at a time; what stands somewhere for long is so by the rules of the company. */
export async function listPlacedUnits(
  world: World,
  viewer: Allowed<'equipment.view'>,
  query: UnitQuery,
): Promise<UnitPage> {
  const rules = await readEquipmentRules(world)
  const page = await listUnits(world, viewer, { ...query, longSince: longSince(world.now(), rules) })
  return { ...page, day_rule: rules.day_rule }
}
