import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { ShiftChange } from './shift.ts'

const shiftIn = (year: string) =>
  ShiftChange.safeParse({
    id: newId(),
    employee_id: newId(),
    line: 'first',
    revision: 1,
    starts_at: `${year}-01-01T08:00:00Z`,
    ends_at: `${year}-01-02T08:00:00Z`,
  })

test.each(['1999', '2200'])('a shift in %s is refused with the years that are possible', (year) => {
  const { error } = shiftIn(year)
  expect(error?.issues[0]?.message).toBe('Enter a date between 2000 and 2199.')
})

test.each(['2000', '2100', '2199'])('a shift in %s is possible', (year) =>
  expect(shiftIn(year).error).toBeUndefined(),
)
