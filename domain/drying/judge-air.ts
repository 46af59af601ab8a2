import { airAt } from './air.ts'
import { findAirProblem, type MeasuredAir } from './air-limits.ts'
import { withoutNoise } from './round-up.ts'

/** Where air is measured: outside, in rooms, or where a machine blows it out, which makes it hot and dry. */
export type AirPlace = 'outside' | 'indoors' | 'blown'

/** What is asked about once: air that hardly is anywhere there, or that changed this much since the last visit. Limits of our own judgment. */
export const plausibleAir = {
  outside: { fahrenheit: { least: -20, most: 110 }, humidity: { least: 5, most: 100 } },
  indoors: { fahrenheit: { least: 32, most: 120 }, humidity: { least: 5, most: 99 } },
  blown: { fahrenheit: { least: 40, most: 150 }, humidity: { least: 3, most: 95 } },
} as const satisfies Record<AirPlace, Record<'fahrenheit' | 'humidity', { least: number; most: number }>>

/** Weather changes what is outside, and whether it just ran what comes out of a machine: these are asked about by their limits only. */
const surprisingChange = { fahrenheit: 15, humidity: 35, grains: 40 } as const

export type AirDoubt =
  | { of: 'fahrenheit' | 'humidity'; value: number }
  | { of: 'fahrenheit' | 'humidity' | 'grains'; value: number; change: number }
  | { of: 'outlet'; out: number; into: number }

export type JudgedBeside = {
  place: AirPlace
  /** Of the last visit, at the same station. */
  previous: MeasuredAir | null
  /** Of this visit: what goes into the machine whose outlet this is, or comes out of it. */
  otherEnd: { is: 'inlet' | 'outlet'; air: MeasuredAir } | null
}

/** What is to be asked about air that can be: the first that surprises. */
export function judgeAir(air: MeasuredAir, { place, previous, otherEnd }: JudgedBeside): AirDoubt | null {
  const limits = plausibleAir[place]
  for (const of of ['fahrenheit', 'humidity'] as const) {
    const { least, most } = limits[of]
    if (air[of] < least || air[of] > most) return { of, value: air[of] }
  }
  return changeOf(air, place === 'outside' ? null : previous) ?? wetterOutlet(air, otherEnd)
}

function changeOf(air: MeasuredAir, previous: MeasuredAir | null): AirDoubt | null {
  if (!previous || findAirProblem(previous)) return null
  const [now, before] = [
    { ...air, grains: airAt(air).grains },
    { ...previous, grains: airAt(previous).grains },
  ]
  for (const of of ['fahrenheit', 'humidity', 'grains'] as const) {
    const change = withoutNoise(now[of] - before[of])
    if (Math.abs(change) > surprisingChange[of]) return { of, value: now[of], change }
  }
  return null
}

/** A machine that dries lets drier air out than it took in. */
function wetterOutlet(air: MeasuredAir, otherEnd: JudgedBeside['otherEnd']): AirDoubt | null {
  if (!otherEnd || findAirProblem(otherEnd.air)) return null
  const [here, there] = [airAt(air).grains, airAt(otherEnd.air).grains]
  const [out, into] = otherEnd.is === 'inlet' ? [here, there] : [there, here]
  return out > into ? { of: 'outlet', out, into } : null
}
