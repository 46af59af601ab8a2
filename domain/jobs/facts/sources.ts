import type { LossType } from './loss-types.ts'

/**
 * Where a loss comes from, with the category of water it usually is (S500: 1 sanitary, 2 significant, 3 gross contamination) and
 * the loss type it is asked for under. The category is a first proposal that a person may change: trade usage, not a standard.
 */
export const sources = [
  source('supply_line', 'Supply line', { losses: ['water'], category: 1 }),
  source('water_heater', 'Water heater', { losses: ['water', 'basement'], category: 1 }),
  source('ice_maker', 'Ice maker', { losses: ['water'], category: 1 }),
  source('sprinkler', 'Fire sprinkler', { losses: ['water', 'fire'], category: 1 }),
  source('toilet_supply', 'Toilet supply line', { losses: ['water'], category: 1 }),
  source('dishwasher', 'Dishwasher', { losses: ['water'], category: 2 }),
  source('washer', 'Washing machine', { losses: ['water', 'basement'], category: 2 }),
  source('toilet_clean', 'Toilet overflow, no solids', { losses: ['water'], category: 2 }),
  source('hvac', 'Air conditioner drain', { losses: ['water'], category: 2 }),
  source('sump', 'Sump pump failure', { losses: ['basement', 'water'], category: 2 }),
  source('toilet_solids', 'Toilet overflow with solids', { losses: ['sewage', 'water'], category: 3 }),
  source('drain_backup', 'Drain or sewer backup', { losses: ['sewage', 'basement'], category: 3 }),
  source('groundwater', 'Groundwater', { losses: ['basement', 'storm'], category: 3 }),
  source('flood', 'Flood or surface water', { losses: ['storm', 'basement'], category: 3 }),
  source('roof', 'Roof', { losses: ['storm', 'water'], category: null }),
  source('window', 'Window or outside wall', { losses: ['storm', 'water'], category: null }),
  source('ice_dam', 'Ice dam', { losses: ['storm'], category: null }),
  source('appliance_fire', 'Appliance fire', { losses: ['fire'], category: null }),
  source('electrical_fire', 'Electrical fire', { losses: ['fire'], category: null }),
  source('kitchen_fire', 'Kitchen fire', { losses: ['fire'], category: null }),
  source('puff_back', 'Furnace puff-back', { losses: ['fire'], category: null }),
  source('other', 'Something else', { losses: [], category: null }),
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
  { losses, category }: { losses: readonly LossType[]; category: 1 | 2 | 3 | null },
) {
  return { value, label, losses, category }
}
