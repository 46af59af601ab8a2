import type { Source } from './facts/sources.ts'
import type { JobFacts } from './facts/facts.ts'

const ofPipes: readonly Source[] = [
  'supply_line',
  'water_heater',
  'ice_maker',
  'toilet_supply',
  'dishwasher',
  'washer',
]
const ofDrains: readonly Source[] = ['toilet_clean', 'toilet_solids', 'drain_backup']
const ofOutside: readonly Source[] = ['groundwater', 'flood']

/** Whether the caller said so, of the water or of what happened. */
export function isSewage({ sewage, loss_type }: Pick<JobFacts, 'sewage' | 'loss_type'>) {
  return sewage === 'yes' || loss_type === 'sewage'
}

/**
 * Where water comes from, as far as it matters to who stands beside it: only what the pipes of the house feed is stopped by the main
 * valve, and whatever comes up from a drain is treated as sewage. Null: not known, or none of these.
 */
export function whereFrom({ sewage, loss_type, source }: JobFacts): 'pipe' | 'drain' | 'outside' | null {
  if (isSewage({ sewage, loss_type })) return 'drain'
  if (source === undefined) return null
  if (ofDrains.includes(source)) return 'drain'
  if (ofOutside.includes(source)) return 'outside'
  return ofPipes.includes(source) ? 'pipe' : null
}

/** Whether "Is it still running?" makes sense: not of mold, a scene or a fire. */
export function isOfWater({ loss_type }: JobFacts) {
  return loss_type === undefined || !['fire', 'mold', 'trauma', 'vandalism'].includes(loss_type)
}
