import type { BindingMaterial } from './binding-materials.ts'
import type { DehumidifierKind, NotApplicable, WaterClass } from './chart.ts'

/** The steps of a sum with their numbers, by the name of their text. The texts stand where the portal has its words. */
type Steps = {
  for_the_room: { count: number }
  small_room: { area: number; below: number; count: number }
  wet_floor: { area: number; per: number; count: number }
  wet_upper: { area: number; per: number; count: number }
  insets: { count: number }
  nothing_wet: object
  wet_wall: { feet: number; per: number; count: number }
  rooms: { counts: readonly number[]; count: number }
  rounded_once: { count: number }
  no_volume: object
  not_in_chart: { kind: DehumidifierKind; class: WaterClass }
  pints: { cubicFeet: number; per: number; pints: number }
  pint_units: { pints: number; each: number; count: number }
  airflow: { cubicFeet: number; changes: number; cfm: number }
  airflow_units: { cfm: number; each: number; count: number }
  sizes_placed: { sizes: readonly number[]; each: number; unit: 'pints' | 'cfm' }
  size_not_known: { each: number; unit: 'pints' | 'cfm' }
  load: { groups: readonly { count: number; amps: number }[]; amps: number }
  usable_amps: { breaker: number; percent: number; usable: number }
  circuits: { amps: number; usable: number; count: number }
  wet_share: { wet: number; total: number; percent: number }
  bound_water: { materials: readonly BindingMaterial[] }
}

export type StepName = keyof Steps
/** One step of a sum: text and number of it come from the same place. */
export type Step<Name extends StepName = StepName> = { [Each in Name]: { text: Each } & Steps[Each] }[Name]

/** How much equipment is recommended to begin with, and how that was counted. It is a recommendation, and no promise. */
export type Needed = {
  /** Whole machines or circuits. */
  count: number | NotApplicable
  /** What they have to bring together: air movers, pints a day, cubic feet a minute, or amperes. */
  need: number | NotApplicable
  working: readonly Step[]
  /** The id of the chart. */
  revision: string
}

/** How a language says each step. */
export type StepTexts = { [Name in StepName]: (step: Step<Name>) => string }

export function sayStep<Name extends StepName>(step: Step<Name>, texts: StepTexts): string {
  return texts[step.text](step)
}
