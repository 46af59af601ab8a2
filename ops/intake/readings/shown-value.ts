import type { AirReading, PointReading } from '#domain/readings/reading.ts'
import type { ReadingWords } from '../../words/en-readings.ts'
import type { Stop } from './walk.ts'

type Words = Pick<ReadingWords, 'number' | 'couldNotReach' | 'ofAir' | 'point' | 'place'>

/** What was read, in words: a number, the air, or that nobody could get there. */
export function readingWords(reading: PointReading | AirReading, words: Words): string {
  if ('air' in reading) {
    if (!reading.air) return reading.no_access ? words.couldNotReach : ''
    return words.ofAir(words.number(reading.air.fahrenheit), words.number(reading.air.humidity))
  }
  return reading.value === null ? words.couldNotReach : words.number(reading.value)
}

/** For the formulas of air. */
export function asMeasured({ altitude_feet: altitudeFeet, ...air }: NonNullable<AirReading['air']>) {
  return { ...air, altitudeFeet }
}

export function stopName(stop: Stop, words: Words): string {
  return stop.kind === 'point' ? words.point(stop.point.number) : placeOf(stop, words)
}

/** Where it is, as the person typed it or chose it. An end of a machine has its number: it moves, and its name would stay behind. */
export function placeOf(stop: Stop, { place }: Pick<Words, 'place'>): string {
  if (stop.kind === 'air' && stop.station.unit_number !== null) return stop.station.unit_number
  return place(stop.kind === 'point' ? stop.point.place : stop.station.place)
}
