import type { DryingSetup } from './drying-setup.ts'

/** What a meter can show on a scale, or null where the company has it no more. */
export function scaleOf({ meters }: DryingSetup, { meter, scale }: { meter: string; scale: string }) {
  const known = meters.find(({ name }) => name === meter)?.scales.find(({ name }) => name === scale)
  return known ? { meter, least: known.least, most: known.most } : null
}

export function offScale({ meter, least, most }: { meter: string; least: number; most: number }) {
  return `Meter ${meter} reads ${least} to ${most} on this scale. Type it again.`
}
