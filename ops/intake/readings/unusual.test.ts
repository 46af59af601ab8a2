import { expect, test } from 'vitest'
import { aDrying, anAirReading, aReading, aStation, idOf } from './a-drying.fixture.ts'
import { unusualStops } from './unusual.ts'
import { walkOf } from './walk.ts'

test('what surprised and was saved all the same is found before locking: of points and of air', () => {
  const { readings } = aDrying()
  const at = (fahrenheit: number, humidity: number) => ({ fahrenheit, humidity, altitude_feet: 0 })
  const { stops } = walkOf(
    aDrying({
      readings: [...readings, aReading(3, 19), aReading(4, 42, { is_confirmed: true })],
      stations: [aStation(1), aStation(2, { place: 'Hall' })],
      air: [anAirReading(1, at(184, 31)), anAirReading(2, at(84, 31))],
    }),
    idOf('visit', 4),
  )
  expect(unusualStops(stops).map(({ id }) => id)).toEqual([idOf('point', 4), idOf('station', 1)])
})
