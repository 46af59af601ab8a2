import { airAt } from './air.ts'
import type { MeasuredAir } from './air-limits.ts'
import { grainsTakenOut } from './grains.ts'

/** Below this many grains a dehumidifier does poorly, where its inlet is wetter than that many. The company may set others. */
export const verdictThresholds = { poorBelow: 5, whereInletAbove: 60 } as const
export type VerdictThresholds = { poorBelow: number; whereInletAbove: number }

export type Verdict = {
  verdict: 'working' | 'poor' | 'fault'
  reason: 'puts_water_back' | 'takes_nothing' | 'outlet_as_humid' | 'takes_little' | null
  /** Grains per pound that it takes out, not rounded. */
  grains: number
}

type Ends = { inlet: MeasuredAir; outlet: MeasuredAir }

/**
 * Whether a dehumidifier does its work, from the air at both of its ends. The thresholds are our own judgment, not a standard's.
 */
export function judgeDehumidifier(
  { inlet, outlet }: Ends,
  thresholds: VerdictThresholds = verdictThresholds,
): Verdict {
  const entering = airAt(inlet)
  const grains = grainsTakenOut({ inlet: entering, outlet: airAt(outlet) })
  if (grains <= 0)
    return { verdict: 'fault', reason: putsBack({ grains }) ? 'puts_water_back' : 'takes_nothing', grains }
  if (outlet.humidity >= inlet.humidity) return { verdict: 'fault', reason: 'outlet_as_humid', grains }
  const isPoor = grains < thresholds.poorBelow && entering.grains > thresholds.whereInletAbove
  return isPoor
    ? { verdict: 'poor', reason: 'takes_little', grains }
    : { verdict: 'working', reason: null, grains }
}

/** Whether it puts water back, to the tenth of a grain that people read: less is none either way. */
export function putsBack({ grains }: Pick<Verdict, 'grains'>): boolean {
  return Math.round(grains * 10) < 0
}
