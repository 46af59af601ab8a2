import * as choices from './choices.ts'
import { accessWays, vulnerable } from './site-choices.ts'
import type { FactName } from './facts.ts'
import { lossTypes } from './loss-types.ts'
import { sources } from './sources.ts'

export type FactChoice = { readonly value: string; readonly label: string }

const { yesNo, yesNoUnsure } = choices

/** What can be chosen for each fact that is chosen, one or several. */
export const choicesOf = {
  channel: choices.channels,
  relation: choices.relations,
  contact_way: choices.contactWays,
  language: choices.languages,
  property_type: choices.propertyTypes,
  occupied: yesNo,
  basement: choices.basements,
  access_way: accessWays,
  power_on: yesNo,
  gas_on: yesNo,
  water_on: yesNo,
  hurt: yesNo,
  electricity: yesNo,
  gas: yesNo,
  ceiling: yesNo,
  sewage: yesNo,
  sharps: yesNo,
  vulnerable: vulnerable,
  loss_type: lossTypes,
  loss_secondary: lossTypes,
  activity: choices.activity,
  found: choices.found,
  began: choices.began,
  source: sources,
  shut_off: yesNo,
  standing_water: yesNo,
  materials: choices.materials,
  fire_out: yesNo,
  fire_released: yesNo,
  board_up: yesNo,
  police_released: yesNo,
  will_claim: yesNoUnsure,
  adjuster_type: choices.adjusterTypes,
  direction_to_pay: yesNo,
  referral_source: choices.referralSources,
  coi_needed: yesNo,
} as const satisfies Partial<Record<FactName, readonly FactChoice[]>>

export type ChosenFact = keyof typeof choicesOf

const known: ReadonlyMap<string, readonly FactChoice[]> = new Map(Object.entries(choicesOf))

export function choiceLabel(name: string, value: string) {
  return known.get(name)?.find((choice) => choice.value === value)?.label ?? value
}
