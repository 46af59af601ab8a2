import type { BindingMaterial } from '#domain/drying/binding-materials.ts'
import type { DehumidifierKind } from '#domain/drying/chart.ts'
import type { StepTexts } from '#domain/drying/working.ts'
import { decimal, quotient } from './quotient.ts'

const kinds: Record<DehumidifierKind, string> = {
  conventional: 'conventional units',
  lgr: 'LGR units',
  desiccant: 'desiccants',
}

const materials: Record<BindingMaterial, string> = {
  hardwood: 'hardwood',
  plaster: 'plaster',
  concrete: 'concrete',
  masonry: 'masonry',
}

const sizeUnits = { pints: 'pints', cfm: 'CFM' }

const list = new Intl.ListFormat('en-US')

function upTo(value: number, whole: number) {
  const exact = quotient(value)
  return exact === decimal(whole) ? exact : `${exact}, rounded up to ${decimal(whole)}`
}

/** The steps of a sum, so that anyone can redo it by hand. They are shown to staff, and never printed for a customer. */
export const enWorking: StepTexts = {
  for_the_room: () => 'One for the room.',
  small_room: ({ area, below }) =>
    `One: the room has ${decimal(area)} ft² of floor, less than ${decimal(below)} ft².`,
  wet_floor: ({ area, per, count }) =>
    `Wet floor: ${decimal(area)} ft² ÷ ${decimal(per)} = ${upTo(area / per, count)}.`,
  wet_upper: ({ area, per, count }) =>
    `Wet wall above 2 ft and ceiling: ${decimal(area)} ft² ÷ ${decimal(per)} = ${upTo(area / per, count)}.`,
  insets: ({ count }) => `Insets over 18 in: ${decimal(count)}.`,
  nothing_wet: () => 'Nothing is marked as wet here.',
  wet_wall: ({ feet, per, count }) =>
    `Wet wall: ${decimal(feet)} ft ÷ ${decimal(per)} = ${upTo(feet / per, count)}.`,
  rooms: ({ counts, count }) =>
    `By room: ${counts.map(decimal).join(' + ')} = ${decimal(count)}. Each room is rounded up.`,
  rounded_once: ({ count }) => `If the rooms were added before rounding up, it would be ${decimal(count)}.`,
  no_volume: () => 'The volume of this chamber is not known yet.',
  not_in_chart: ({ kind, class: waterClass }) =>
    `The chart has no figure for ${kinds[kind]} in class ${waterClass}. Use LGR or desiccant.`,
  pints: ({ cubicFeet, per, pints }) =>
    `${decimal(cubicFeet)} ft³ ÷ ${decimal(per)} = ${upTo(cubicFeet / per, pints)} pints per day.`,
  pint_units: ({ pints, each, count }) =>
    `${decimal(pints)} pints ÷ ${decimal(each)} per unit = ${upTo(pints / each, count)}.`,
  airflow: ({ cubicFeet, changes, cfm }) =>
    `${decimal(cubicFeet)} ft³ × ${decimal(changes)} air changes per hour ÷ 60 = ${upTo((cubicFeet * changes) / 60, cfm)} CFM.`,
  airflow_units: ({ cfm, each, count }) =>
    `${decimal(cfm)} CFM ÷ ${decimal(each)} per unit = ${upTo(cfm / each, count)}.`,
  sizes_placed: ({ sizes, each, unit }) =>
    `Units placed: ${sizes.map(decimal).join(' and ')} ${sizeUnits[unit]}, ${decimal(each)} on average.`,
  size_not_known: ({ each, unit }) =>
    `The catalog has no ${sizeUnits[unit]} for a unit that is placed, so the smallest usual size counts: ${decimal(each)}.`,
  load: ({ groups, amps }) =>
    `Nameplates: ${groups.map(({ count, amps }) => (count === 1 ? `${decimal(amps)} A` : `${decimal(count)} × ${decimal(amps)} A`)).join(' + ')} = ${decimal(amps)} A.`,
  usable_amps: ({ breaker, percent, usable }) =>
    `${decimal(percent)}% of a ${decimal(breaker)} A breaker = ${decimal(usable)} A per circuit.`,
  circuits: ({ amps, usable, count }) =>
    `${decimal(amps)} A ÷ ${decimal(usable)} A = ${upTo(amps / usable, count)}.`,
  wet_share: ({ wet, total, percent }) =>
    `${decimal(wet)} ft² of ${decimal(total)} ft² = ${percent.toFixed(1)}% wet.`,
  bound_water: ({ materials: wet }) =>
    `Class 4, because these dry slowly: ${list.format(wet.map((material) => materials[material]))}.`,
}
