import { withoutNoise } from './round-up.ts'

/** What a meter can show on a scale. */
export type MeterScale = { meter: string; least: number; most: number }

/** A change since the last visit that is asked about once. The company may set others. */
export const surprising = { up: 6, down: 15 } as const
export type Surprising = { up: number; down: number }

export type ReadingVerdict =
  | { verdict: 'accepted' }
  | { verdict: 'asked'; value: number; change: number }
  | { verdict: 'refused'; scale: MeterScale }

/**
 * Whether a reading can be saved: refused outside of the meter's scale, asked about where it surprises. Limits of our own
 * judgment.
 */
export function judgeReading(
  value: number,
  { scale, previous }: { scale: MeterScale; previous: number | null },
  { up, down }: Surprising = surprising,
): ReadingVerdict {
  if (!(value >= scale.least && value <= scale.most)) return { verdict: 'refused', scale }
  const change = previous === null ? 0 : withoutNoise(value - previous)
  return change > up || change < -down ? { verdict: 'asked', value, change } : { verdict: 'accepted' }
}
