import { classOf, type ClassOfWater } from '#domain/drying/class-of.ts'
import {
  notApplicable,
  type Category,
  type Chart,
  type DehumidifierKind,
  type Density,
  type WaterClass,
} from '#domain/drying/chart.ts'
import { airFiltration, airMovers, dehumidifiers, type WetRoom } from '#domain/drying/equipment-needed.ts'
import { sizeOf } from '#domain/drying/unit-size.ts'
import { sizeBands } from '#domain/drying/size-bands.ts'
import type { Needed, Step } from '#domain/drying/working.ts'
import { floorArea, totalsOf, volume } from './room-figures.ts'
import type { Room } from './room.ts'

/** What the smallest usual machines bring, where none is chosen yet: so too few are never recommended. */
const smallestUnit = { pints: sizeBands[0].from, cfm: 500 } as const

const hundredths = 100

/** What a room is counted by; or what of it is not known yet, which is never taken as 0. */
export function wetRoomOf(room: Room): WetRoom | 'no_size' | 'nothing_wet_entered' {
  const area = floorArea(room)
  if (area === null) return 'no_size'
  const { wet_floor, wet_upper, insets } = room
  if (wet_floor === null && wet_upper === null) return 'nothing_wet_entered'
  return {
    wetFloor: (wet_floor ?? 0) / hundredths,
    wetWallAndCeiling: (wet_upper ?? 0) / hundredths,
    insets,
    floorArea: area,
  }
}

/** Air movers for a room, for each way it may be furnished. */
export function moversOf(room: WetRoom, chart: Chart): Record<Density, Needed> {
  const of = (density: Density) => airMovers(room, density, chart)
  return { open: of('open'), normal: of('normal'), dense: of('dense') }
}

/** The class of water of a job by its affected rooms; null while a surface of one is not known. */
export function classOfRooms(rooms: readonly Room[]): ClassOfWater | null {
  const affected = rooms.filter(({ is_affected }) => is_affected)
  const { wet, surface, share } = totalsOf(affected)
  if (share === null || share > 1) return null
  return classOf({ wet, total: surface, materials: affected.flatMap(({ materials }) => materials) })
}

export type ChamberNeeds = { dehumidifier: Needed; filtration: Needed; kind: DehumidifierKind }

/** What the units that stand in a chamber bring, by the catalog; null where it does not say. */
export type UnitsThere = {
  dehumidifiers: readonly { kind: DehumidifierKind; pints: number | null; cfm: number | null }[]
  scrubbers: readonly { cfm: number | null }[]
}

const nothingThere: UnitsThere = { dehumidifiers: [], scrubbers: [] }

type Asked = { class: WaterClass; category: Category; units?: UnitsThere }

/** What the air of a chamber needs, in units like those that stand there; null while the volume of a room in it is not known. */
export function chamberNeeds(
  rooms: readonly Room[],
  { units = nothingThere, ...water }: Asked,
  chart: Chart,
): ChamberNeeds | null {
  const volumes = rooms.map(volume)
  if (volumes.length === 0 || volumes.includes(null)) return null
  const cubicFeet = volumes.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  const changes = chart.filtration.changes[water.category].most
  const scrubber = sizeOf(
    units.scrubbers.map(({ cfm }) => cfm),
    { smallest: smallestUnit.cfm, unit: 'cfm' },
  )
  return {
    ...dehumidifiersFor({ cubicFeet, class: water.class }, units, chart),
    filtration: withSteps(
      scrubber.working,
      airFiltration({ cubicFeet, changes, unitCfm: scrubber.each }, chart),
    ),
  }
}

/** Of the kind that stands there; of LGRs where none does, or several kinds do. */
function dehumidifiersFor(
  chamber: { cubicFeet: number; class: WaterClass },
  { dehumidifiers: there }: UnitsThere,
  chart: Chart,
) {
  const kinds = new Set(there.map(({ kind }) => kind))
  const [only = 'lgr'] = kinds
  const kind = kinds.size === 1 ? only : 'lgr'
  if (kind === 'desiccant') {
    const airflow = there.map(({ cfm }) => cfm)
    const { each, working } = sizeOf(airflow, { smallest: smallestUnit.cfm, unit: 'cfm' })
    return {
      kind,
      dehumidifier: withSteps(working, dehumidifiers({ ...chamber, kind, unitCfm: each }, chart)),
    }
  }
  const sizes = there.map(({ pints }) => pints)
  const { each, working } = sizeOf(sizes, { smallest: smallestUnit.pints, unit: 'pints' })
  return {
    kind,
    dehumidifier: withSteps(working, dehumidifiers({ ...chamber, kind, unitPints: each }, chart)),
  }
}

/** How the size of a unit came about, ahead of what is counted by it. */
function withSteps(steps: readonly Step[], needed: Needed): Needed {
  return isCounted(needed) ? { ...needed, working: [...steps, ...needed.working] } : needed
}

/** Whether a figure of the chart can be counted with. */
export function isCounted(needed: Needed): needed is Needed & { count: number; need: number } {
  return needed.count !== notApplicable && needed.need !== notApplicable
}
