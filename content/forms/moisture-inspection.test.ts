import { expect, test } from 'vitest'
import { moistureInspection } from './moisture-inspection.ts'
import { rows, worked } from './worked.fixture.ts'

test('a reading is compared with its reference, and air is given in grains', () => {
  const answers = {
    readings: rows({ room: 'bath', place: '1', material: 'drywall', reading: 23.5, reference: 10 }),
    air: rows({ place: 'Bath', temperature: 75, humidity: 50 }),
  }
  expect(worked(moistureInspection, answers, 'readings', 'air')).toMatchObject({
    readings: [{ cells: { above: 13.5 } }],
    air: [{ cells: { grains: 64.6, dew_point: 55.1 } }],
  })
})
