import { expect, test } from 'vitest'
import { moldRemediation } from './mold-remediation.ts'
import { rows, worked } from './worked.fixture.ts'

test('areas and waste bags are added up', () => {
  const answers = {
    rooms: rows({ room: 'basement', area: 64 }, { room: 'bath', area: 12.5 }),
    removals: rows({ material: 'Drywall', area: 32, bags: 6 }, { material: 'Insulation', area: 32, bags: 4 }),
  }
  expect(worked(moldRemediation, answers, 'total_area', 'removed_area', 'bag_count')).toEqual({
    total_area: 76.5,
    removed_area: 64,
    bag_count: 10,
  })
})
