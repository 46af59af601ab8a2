import { expect, test } from 'vitest'
import { certificateOfDrying } from './certificate-of-drying.ts'
import { moistureMap } from './moisture-map.ts'
import { rows, worked } from './worked.fixture.ts'

const points = rows(
  { goal: 12, dry_up_to: 13.2, before: 28, reading: 13.2 },
  { goal: 12, dry_up_to: 13.2, before: 28, reading: 13.3 },
  { goal: 12, dry_up_to: 13.2, before: 28 },
)

test.each([[moistureMap], [certificateOfDrying]])(
  'a point of $slug is dry up to the number that the rule of the job allows, and not before it was read',
  (template) => {
    expect(worked(template, { points }, 'points', 'wet_points')).toMatchObject({
      points: [{ cells: { dry: 1 } }, { cells: { dry: 0 } }, { cells: {} }],
      wet_points: 2,
    })
  },
)

test('the map says how far each point fell since the last visit', () => {
  expect(worked(moistureMap, { points }, 'points')).toMatchObject({
    points: [{ cells: { change: -14.8 } }, { cells: { change: -14.7 } }, {}],
  })
})

test('the certificate counts the days of drying and of its equipment', () => {
  const answers = {
    began_on: '2026-03-02',
    dry_on: '2026-03-05',
    equipment: rows({ kind: 'air_mover', units: 5, days: 3 }, { kind: 'air_mover', units: 1, days: 2 }),
  }
  expect(worked(certificateOfDrying, answers, 'drying_days', 'equipment_days')).toEqual({
    drying_days: 3,
    equipment_days: 17,
  })
})
