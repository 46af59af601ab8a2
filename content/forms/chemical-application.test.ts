import { expect, test } from 'vitest'
import { chemicalApplication } from './chemical-application.ts'
import { rows, worked } from './worked.fixture.ts'

test('areas and amounts of all rooms are added up', () => {
  const applications = rows({ area: 180.5, amount: 1.25 }, { area: 40, amount: 0.5 })
  expect(worked(chemicalApplication, { applications }, 'total_area', 'total_amount')).toEqual({
    total_area: 220.5,
    total_amount: 1.75,
  })
})
