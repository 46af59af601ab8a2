import { expect, test } from 'vitest'
import { enDrying } from '../../words/en-drying.ts'
import { enReadings } from '../../words/en-readings.ts'
import { aDrying, idOf } from './a-drying.fixture.ts'
import { correctionOf, emptyCorrection } from './correction.ts'
import { walkOf } from './walk.ts'

const words = { readings: enReadings, drying: enDrying }
const { stops } = walkOf(aDrying(), idOf('visit', 4))
const [point] = stops
const air = stops.at(-1)
const unasked = { surprising: { up: 6, down: 15 }, confirmed: null }

test('a correction needs a number of the meter’s scale and a reason', () => {
  if (point?.kind !== 'point') return expect.unreachable()
  const stop = { ...point, previous: null }
  const of = (value: string, reason = 'Typed wrong') =>
    correctionOf({ ...emptyCorrection, value, reason }, { stop, ...unasked }, words)
  expect(of('19,5').correction).toEqual({
    measured: { value: 19.5, no_access: null, is_confirmed: false },
    reason: 'typed_wrong',
  })
  expect(of('').faults).toEqual({ value: 'Enter a reading.' })
  expect(of('72').faults).toEqual({ value: 'Meter M-2 reads 5 to 60. Type it again.' })
  expect(of('19', ' ')).toEqual({ correction: null, faults: { reason: 'Enter a reason.' }, asked: null })
})

test('a correction that surprises is asked about as on the number pad, and only a yes to that number confirms it', () => {
  if (point?.kind !== 'point') return expect.unreachable()
  const since = new Date('2026-11-24T14:00:00Z')
  const stop = { ...point, previous: { value: 16, at: since } }
  const of = (value: string, yesTo: number | null) => {
    const confirmed = yesTo === null ? null : ({ kind: 'asked', value: yesTo, change: 40, since } as const)
    return correctionOf(
      { ...emptyCorrection, value, reason: 'Typed wrong' },
      { stop, ...unasked, confirmed },
      words,
    )
  }
  expect(of('56', null)).toEqual({
    correction: null,
    faults: {},
    asked: { kind: 'asked', value: 56, change: 40, since },
  })
  expect(of('56', 56).correction?.measured).toEqual({ value: 56, no_access: null, is_confirmed: true })
  expect(of('57', 56).asked).toMatchObject({ value: 57 })
  expect(of('17', 56).correction?.measured).toMatchObject({ value: 17, is_confirmed: false })
})

test('a correction of air needs both numbers', () => {
  if (!air) return expect.unreachable()
  const of = (fahrenheit: string, value: string) =>
    correctionOf({ fahrenheit, value, reason: 'Wrong point' }, { stop: air, ...unasked }, words)
  expect(of('84', '31').correction?.measured).toEqual({ air: { fahrenheit: 84, humidity: 31 } })
  expect(of('', '').faults).toEqual({ fahrenheit: 'Enter a reading.', value: 'Enter a reading.' })
  expect(of('250', '31').faults).toEqual({ fahrenheit: 'Enter a temperature from -40 to 200 °F.' })
})

test('a correction of air that surprises is asked about too', () => {
  if (!air) return expect.unreachable()
  const draft = { fahrenheit: '184', value: '31', reason: 'Wrong point' }
  const { correction, asked } = correctionOf(draft, { stop: air, ...unasked }, words)
  expect([correction, asked]).toMatchObject([null, { kind: 'air-asked', asked: { of: 'fahrenheit' } }])
  const confirmed = correctionOf(draft, { stop: air, ...unasked, confirmed: asked }, words)
  expect(confirmed.correction?.measured).toEqual({ air: { fahrenheit: 184, humidity: 31 } })
})
