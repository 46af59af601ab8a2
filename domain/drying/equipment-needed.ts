import { requireAmounts, requireSizes } from './amounts.ts'
import {
  firstChart,
  notApplicable,
  type Chart,
  type DehumidifierKind,
  type Density,
  type WaterClass,
} from './chart.ts'
import { roundUp } from './round-up.ts'
import type { Needed, Step } from './working.ts'

/** Square feet, and the insets and offsets of more than 18 in. The wet floor covers the lower 2 ft of its walls. */
export type WetRoom = { wetFloor: number; wetWallAndCeiling: number; insets: number; floorArea: number }

/**
 * Air movers for one room: ANSI/IICRC S500-2021, 12.5.3, one for the room, those for its wet floor and wet upper surfaces, and
 * one for each inset. A room where nothing is wet needs no figure.
 */
export function airMovers(room: WetRoom, density: Density, { id, airMovers: chart } = firstChart): Needed {
  const { wetFloor, wetWallAndCeiling, insets, floorArea } = room
  requireAmounts({
    'The wet floor': wetFloor,
    'The wet wall and ceiling': wetWallAndCeiling,
    'The number of insets': insets,
    'The floor': floorArea,
  })
  if (wetFloor === 0 && wetWallAndCeiling === 0) return without({ text: 'nothing_wet' }, id)
  if (floorArea < chart.smallRoom)
    return movers([{ text: 'small_room', area: floorArea, below: chart.smallRoom, count: 1 }], id)
  const [perFloor, perUpper] = [chart.floor[density], chart.upper[density]]
  const upper = roundUp(wetWallAndCeiling / perUpper)
  return movers(
    [
      { text: 'for_the_room', count: 1 },
      { text: 'wet_floor', area: wetFloor, per: perFloor, count: roundUp(wetFloor / perFloor) },
      { text: 'wet_upper', area: wetWallAndCeiling, per: perUpper, count: upper },
      { text: 'insets', count: roundUp(insets) },
    ],
    id,
  )
}

type Chamber = { cubicFeet: number; class: WaterClass }
export type DryingChamber =
  | (Chamber & { kind: Exclude<DehumidifierKind, 'desiccant'>; unitPints: number })
  | (Chamber & { kind: 'desiccant'; unitCfm: number })

/**
 * Dehumidifiers for a chamber: IICRC's initial factors, pints a day at 80 °F and 60% for refrigerants, airflow for desiccants.
 */
export function dehumidifiers(chamber: DryingChamber, chart: Chart = firstChart): Needed {
  const { cubicFeet, kind } = chamber
  requireAmounts({ 'The volume': cubicFeet })
  const factor = chart.dehumidifiers.factors[kind][chamber.class]
  if (factor === notApplicable) return without({ text: 'not_in_chart', kind, class: chamber.class }, chart.id)
  if (chamber.kind === 'desiccant')
    return airflow({ cubicFeet, changes: factor, unitCfm: chamber.unitCfm }, chart.id)
  if (cubicFeet === 0) return without({ text: 'no_volume' }, chart.id)
  const { unitPints } = chamber
  requireSizes({ 'The pints of a unit': unitPints })
  const need = roundUp(cubicFeet / factor)
  const count = roundUp(need / unitPints)
  const working: Step[] = [
    { text: 'pints', cubicFeet, per: factor, pints: need },
    { text: 'pint_units', pints: need, each: unitPints, count },
  ]
  return { count, need, working, revision: chart.id }
}

export type FilteredChamber = { cubicFeet: number; changes: number; unitCfm: number }

/**
 * Air filtration for a chamber: cubic feet times changes an hour ÷ 60, trade practice for category 3 water and mold containment.
 */
export function airFiltration(chamber: FilteredChamber, chart: Chart = firstChart): Needed {
  return airflow(chamber, chart.id)
}

/**
 * Circuits for machines that run all day: their nameplate amperes ÷ 80% of a breaker, as the National Electrical Code loads them.
 */
export function circuits({ amps, breaker }: { amps: number; breaker: number }, chart = firstChart): Needed {
  requireAmounts({ 'The load': amps })
  requireSizes({ 'The breaker': breaker })
  const share = chart.circuits.usableShare
  const usable = share * breaker
  const count = roundUp(amps / usable)
  const working: Step[] = [
    { text: 'usable_amps', breaker, percent: share * 100, usable },
    { text: 'circuits', amps, usable, count },
  ]
  return { count, need: amps, working, revision: chart.id }
}

function airflow({ cubicFeet, changes, unitCfm }: FilteredChamber, revision: string): Needed {
  requireAmounts({ 'The volume': cubicFeet, 'The number of air changes': changes })
  requireSizes({ 'The airflow of a unit': unitCfm })
  if (cubicFeet === 0) return without({ text: 'no_volume' }, revision)
  const need = roundUp((cubicFeet * changes) / 60)
  const count = roundUp(need / unitCfm)
  const working: Step[] = [
    { text: 'airflow', cubicFeet, changes, cfm: need },
    { text: 'airflow_units', cfm: need, each: unitCfm, count },
  ]
  return { count, need, working, revision }
}

function movers(
  working: readonly Step<'for_the_room' | 'small_room' | 'wet_floor' | 'wet_upper' | 'insets'>[],
  revision: string,
): Needed {
  const count = working.reduce((sum, step) => sum + step.count, 0)
  return { count, need: count, working, revision }
}

function without(why: Step, revision: string): Needed {
  return { count: notApplicable, need: notApplicable, working: [why], revision }
}
