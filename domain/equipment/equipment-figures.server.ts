import type { EquipmentFigures, UnitFigure } from '#domain/figures/equipment-figure.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { World } from '#platform/world.ts'
import { longSince, type EquipmentRules } from './equipment-rules.ts'
import { countUnits } from './equipment-views.server.ts'
import { equipmentKinds } from './kinds.ts'

/** What the company has, and how much of it stands at jobs. Units are as many as it bought, whatever they did before. */
export async function readEquipmentFigures(
  world: World,
  viewer: Allowed<'equipment.view'>,
  rules: EquipmentRules,
): Promise<EquipmentFigures> {
  const since = longSince(world.now(), rules)
  const figure = async (filter: UnitFigure['filter']) => {
    const counted = await countUnits(world, viewer, { ...filter, longSince: since })
    return { filter, counted, count: [...counted.values()].reduce((sum, count) => sum + count, 0) }
  }
  const [all, out, long, over] = await Promise.all([
    figure({}),
    figure({ place: 'out' }),
    figure({ place: 'long' }),
    figure({ place: 'over' }),
  ])
  return {
    by_kind: equipmentKinds
      .filter((kind) => all.counted.has(kind))
      .map((kind) => ({
        kind,
        count: out.counted.get(kind) ?? 0,
        filter: { ...out.filter, kind },
        all: { count: all.counted.get(kind) ?? 0, filter: { kind } },
      })),
    long: { count: long.count, filter: long.filter },
    over: { count: over.count, filter: over.filter },
  }
}
