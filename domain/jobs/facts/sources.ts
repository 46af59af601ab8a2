import type { LossType } from './choices.ts'

/**
 * Where a loss comes from, with the category of water it usually is (S500: 1 sanitary, 2 significant, 3 gross contamination) and
 * the loss type it is asked for under. The category is a first proposal that a person may change: trade usage, not a standard.
 */
export const sources = [
  source('supply_line', 'Supply line', ['water'], 1),
  source('water_heater', 'Water heater', ['water', 'basement'], 1),
  source('ice_maker', 'Ice maker', ['water'], 1),
  source('sprinkler', 'Fire sprinkler', ['water', 'fire'], 1),
  source('toilet_supply', 'Toilet supply line', ['water'], 1),
  source('dishwasher', 'Dishwasher', ['water'], 2),
  source('washer', 'Washing machine', ['water', 'basement'], 2),
  source('toilet_clean', 'Toilet overflow, no solids', ['water'], 2),
  source('hvac', 'Air conditioner drain', ['water'], 2),
  source('sump', 'Sump pump failure', ['basement', 'water'], 2),
  source('toilet_solids', 'Toilet overflow with solids', ['sewage', 'water'], 3),
  source('drain_backup', 'Drain or sewer backup', ['sewage', 'basement'], 3),
  source('groundwater', 'Groundwater', ['basement', 'storm'], 3),
  source('flood', 'Flood or surface water', ['storm', 'basement'], 3),
  source('roof', 'Roof', ['storm', 'water'], null),
  source('window', 'Window or outside wall', ['storm', 'water'], null),
  source('ice_dam', 'Ice dam', ['storm'], null),
  source('appliance_fire', 'Appliance fire', ['fire'], null),
  source('electrical_fire', 'Electrical fire', ['fire'], null),
  source('kitchen_fire', 'Kitchen fire', ['fire'], null),
  source('puff_back', 'Furnace puff-back', ['fire'], null),
  source('other', 'Something else', [], null),
] as const

export type Source = (typeof sources)[number]['value']

/** The sources to offer for a loss type, the others behind them. */
export function sourcesFor(loss: LossType | undefined) {
  const fits = ({ losses }: { losses: readonly LossType[] }) => loss !== undefined && losses.includes(loss)
  return [...sources.filter(fits), ...sources.filter((each) => !fits(each))]
}

export function categoryOfSource(value: string | undefined): 1 | 2 | 3 | null {
  return sources.find((source) => source.value === value)?.category ?? null
}

function source<const Value extends string>(
  value: Value,
  label: string,
  losses: readonly LossType[],
  category: 1 | 2 | 3 | null,
) {
  return { value, label, losses, category }
}
