import { expect, test } from 'vitest'
import { dryingLog } from './drying-log.ts'
import { rows, worked } from './worked.fixture.ts'

test('the air of the chamber is compared with the dry area and with outside', () => {
  const air = {
    outside_f: 60,
    outside_rh: 80,
    unaffected_f: 70,
    unaffected_rh: 50,
    affected_f: 75,
    affected_rh: 50,
  }
  expect(
    worked(dryingLog, air, 'affected_gpp', 'affected_dp', 'affected_vp', 'above_unaffected', 'above_outside'),
  ).toEqual({
    affected_gpp: 64.6,
    affected_dp: 55.1,
    affected_vp: 0.438,
    above_unaffected: 10.2,
    above_outside: 3,
  })
})

test('a dehumidifier takes the grains out that its outlet has fewer', () => {
  const dehumidifiers = rows({ unit: 'LGR-2', in_f: 80, in_rh: 60, out_f: 100, out_rh: 15 })
  expect(worked(dryingLog, { dehumidifiers }, 'dehumidifiers')).toMatchObject({
    dehumidifiers: [{ cells: { in_gpp: 92.1, out_gpp: 42.6, depression: 49.4 } }],
  })
})

test('a machine is counted in days with one hour of grace, and the machines that run are added up', () => {
  const stay = { day_rule: 'periods', placed_on: '2026-03-02', placed_at: '09:00', pulled_on: '2026-03-05' }
  const deployed = rows({ ...stay, pulled_at: '09:59' }, { ...stay, pulled_at: '10:01' }, stay)
  const filled = worked(dryingLog, { deployed, movers: 5, dehus: 1, scrubbers: 0 }, 'deployed', 'machines')
  expect(filled).toMatchObject({
    machines: 6,
    deployed: [{ cells: { days: 3 } }, { cells: { days: 4 } }, { cells: { placed_at: '09:00' } }],
  })
  expect(filled).not.toHaveProperty('deployed.2.cells.days')
})
