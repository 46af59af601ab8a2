import { expect, test } from 'vitest'
import { subcontractorCheckIn } from './subcontractor-check-in.ts'
import { rows, worked } from './worked.fixture.ts'

test('the hours of those who have left are added up', () => {
  const people = rows(
    { person: 'Ann', came: '08:00', left: '12:15' },
    { person: 'Bo', came: '08:00', left: '10:00' },
    { person: 'Cy', came: '09:00' },
  )
  expect(worked(subcontractorCheckIn, { people }, 'person_hours')).toEqual({ person_hours: 6.25 })
})
