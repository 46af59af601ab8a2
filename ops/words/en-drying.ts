import { meterName } from '#domain/readings/points/scale-of.ts'
import type { AirDoubt } from '#domain/drying/judge-air.ts'
import { airProblems, type AirProblem } from '#domain/drying/air-limits.ts'
import type { PointStatus } from '#domain/drying/point-status.ts'
import type { MeterScale } from '#domain/drying/judge-reading.ts'
import type { Verdict } from '#domain/drying/dehumidifier-verdict.ts'
import type { chamberAlert } from '#domain/drying/chamber-alert.ts'
import { decimal } from './quotient.ts'

const status: Record<PointStatus, string> = {
  dry: 'Dry',
  drying: 'Drying',
  stalled: 'Stalled',
  rising: 'Rising',
  wet: 'Wet',
}
const verdict: Record<Verdict['verdict'], string> = { working: 'working', poor: 'poor', fault: 'fault' }
const verdictReason: Record<NonNullable<Verdict['reason']>, string> = {
  puts_water_back: 'It puts water back into the air.',
  takes_nothing: 'It takes no water out of the air.',
  outlet_as_humid: 'The air that comes out is as humid as the air that goes in.',
  takes_little: 'It takes little water out of air this wet.',
}
const alert: Record<NonNullable<ReturnType<typeof chamberAlert>>, string> = {
  not_falling: 'The air has not become drier at the last two visits.',
  wetter_than_outside: 'The air in this closed system is as wet as the air outside, or wetter.',
}
const air: Record<AirProblem, string> = airProblems

function grains(value: number) {
  return `${value.toFixed(1)} gr/lb`
}

/** What is said of readings and of how a building dries. */
export const enDrying = {
  status,
  verdict,
  verdictReason,
  alert,
  air,
  refused: ({ meter, least, most }: MeterScale) =>
    `${meterName(meter)} reads ${decimal(least)} to ${decimal(most)}. Type it again.`,
  /** `since` stands in the middle of a sentence: "yesterday", "Tuesday". */
  asked: ({ value, change, since }: { value: number; change: number; since: string }) =>
    `${decimal(value)} is ${decimal(Math.abs(change))} ${change > 0 ? 'higher' : 'lower'} than ${since}. Is it right?`,
  /** `since` as above. */
  airAsked(doubt: AirDoubt, since: string) {
    if (doubt.of === 'outlet')
      return `The air that comes out has ${grains(doubt.out)}, more than the ${grains(doubt.into)} that goes in. Is it right?`
    const unit = { fahrenheit: ' °F', humidity: '%', grains: ' gr/lb' }[doubt.of]
    const said = (value: number) => `${decimal(Math.round(value * 10) / 10)}${unit}`
    if (!('change' in doubt)) return `${said(doubt.value)} is unusual for this place. Is it right?`
    const change = said(Math.abs(doubt.change)).replace('%', ' points')
    return `${said(doubt.value)} is ${change} ${doubt.change > 0 ? 'higher' : 'lower'} than ${since}. Is it right?`
  },
  broken: (position: number) => `Record ${position} does not match. Call the office.`,
}
export type DryingWords = typeof enDrying
