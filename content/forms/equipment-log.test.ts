import { expect, test } from 'vitest'
import { equipmentLog } from './equipment-log.ts'
import { rows, worked } from './worked.fixture.ts'

const placed = {
  kind: 'air_mover',
  room: 'Kitchen',
  day_rule: 'periods',
  placed_on: '2026-11-09',
  placed_at: '09:00',
}

test('days count by 24 hours with an hour of grace, and what still stands there has none yet', () => {
  const units = rows(
    { ...placed, asset: 'AM-17', pulled_on: '2026-11-12', pulled_at: '09:59' },
    { ...placed, asset: 'AM-18', pulled_on: '2026-11-12', pulled_at: '10:01' },
    { ...placed, asset: 'AM-19' },
  )
  expect(worked(equipmentLog, { units }, 'units', 'unit_count', 'unit_days')).toMatchObject({
    units: [{ cells: { days: 3 } }, { cells: { days: 4 } }, { cells: placed }],
    unit_count: 3,
    unit_days: 7,
  })
})

test('an hour meter tells how long a machine ran', () => {
  const meters = rows({ asset: 'LGR-05', at_start: 1204.5, at_end: 1276.2 })
  expect(worked(equipmentLog, { meters }, 'meters')).toMatchObject({ meters: [{ cells: { ran: 71.7 } }] })
})
