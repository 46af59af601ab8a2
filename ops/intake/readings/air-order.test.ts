import { expect, test } from 'vitest'
import { aStation, idOf } from './a-drying.fixture.ts'
import { inWalkingOrder } from './air-order.ts'

const [hall, kitchen] = [idOf('room', 2), idOf('room', 1)]
const unit = (nth: number, end: 'in' | 'out', unit_number: string, room_id: string) =>
  aStation(nth, { kind: `dehumidifier_${end}`, unit_number, room_id })

test('air is walked room by room as the points are, and a machine’s out stands behind its in', () => {
  const stations = [
    aStation(1, { place: 'Hall', room_id: hall }),
    aStation(2, { place: 'Kitchen', room_id: kitchen }),
    unit(3, 'out', 'LGR-03', kitchen),
    unit(4, 'in', 'LGR-08', hall),
    aStation(5, { place: 'Driveway', kind: 'outside' }),
    unit(6, 'out', 'LGR-08', hall),
    unit(7, 'in', 'LGR-03', kitchen),
  ]
  const walked = inWalkingOrder(stations, [kitchen, hall])
  expect(walked.map(({ id }) => id)).toEqual([5, 2, 7, 3, 1, 4, 6].map((nth) => idOf('station', nth)))
})

test('the ends of a machine stay together where only one of them names the room', () => {
  const stations = [unit(1, 'in', 'LGR-03', kitchen), aStation(2), aStation(3, { room_id: hall })]
  const out = aStation(4, { kind: 'dehumidifier_out', unit_number: 'LGR-03' })
  const walked = inWalkingOrder([...stations, out], [kitchen, hall])
  expect(walked.map(({ id }) => id)).toEqual([2, 1, 4, 3].map((nth) => idOf('station', nth)))
})
