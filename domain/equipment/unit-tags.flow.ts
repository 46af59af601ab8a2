import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { listUnits } from './equipment-views.server.ts'
import { addressOfTag, tagOfUnit } from './tags.server.ts'
import type { UnitQuery, UnitTagPage } from './unit.ts'

/** What labels of these units say. The address opens their page to whoever has it, so who prints labels is told alone. */
export async function listUnitTags(
  world: World,
  { employee }: Allowed<'equipment.manageCatalog'>,
  query: UnitQuery,
): Promise<UnitTagPage> {
  const { items, next } = await listUnits(world, allow(employee, 'equipment.view'), query)
  const { name, phone } = await getCompany(world)
  return {
    items: items.map(({ id, number }) => ({
      id,
      number,
      address: addressOfTag(world, tagOfUnit(world, id)),
    })),
    next,
    company: { name, phone },
  }
}
