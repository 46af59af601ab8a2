import type { DryingSetup } from '../setup/drying-setup.ts'

/** What a meter can show on a scale, or null where the company has it no more. */
export function scaleOf({ meters }: DryingSetup, { meter, scale }: { meter: string; scale: string }) {
  const known = meters.find(({ name }) => name === meter)?.scales.find(({ name }) => name === scale)
  return known ? { meter, least: known.least, most: known.most } : null
}

export function offScale({ meter, least, most }: { meter: string; least: number; most: number }) {
  return `${meterName(meter)} reads ${least} to ${most}. Type it again.`
}

/** "Meter M-2", but not "Meter Pin meter". */
export function meterName(name: string) {
  return /meter/i.test(name) ? name : `Meter ${name}`
}
