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

test('a correction needs a number of the meter’s scale and a reason', () => {
  if (!point) return expect.unreachable()
  const of = (value: string, reason = 'Typed wrong') =>
    correctionOf({ ...emptyCorrection, value, reason }, point, words)
  expect(of('19,5').correction).toEqual({
    measured: { value: 19.5, no_access: null, is_confirmed: true },
    reason: 'Typed wrong',
  })
  expect(of('').faults).toEqual({ value: 'Enter a reading.' })
  expect(of('72').faults).toEqual({ value: 'Meter M-2 reads 5 to 60. Type it again.' })
  expect(of('19', ' ')).toEqual({ correction: null, faults: { reason: 'Enter a reason.' } })
})

test('a correction of air needs both numbers', () => {
  if (!air) return expect.unreachable()
  const of = (fahrenheit: string, value: string) =>
    correctionOf({ fahrenheit, value, reason: 'Wrong point' }, air, words)
  expect(of('84', '31').correction?.measured).toEqual({ air: { fahrenheit: 84, humidity: 31 } })
  expect(of('', '').faults).toEqual({ fahrenheit: 'Enter a reading.', value: 'Enter a reading.' })
  expect(of('250', '31').faults).toEqual({ fahrenheit: 'Enter a temperature from -40 to 200 °F.' })
})
