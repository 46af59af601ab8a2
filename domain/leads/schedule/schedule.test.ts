import { expect, test } from 'vitest'
import { Schedule } from './schedule.ts'

test('a visit ends after it starts, on a day and at times that exist', () => {
  const schedule = {
    on: '2026-11-24',
    from: '08:00',
    to: '10:00',
    employee_id: '01930000-0000-7000-8000-000000000001',
  }
  const faultOf = (change: object) => Schedule.safeParse({ ...schedule, ...change }).error?.issues[0]?.message
  expect(faultOf({})).toBeUndefined()
  expect(faultOf({ to: '08:00' })).toBe('The end time must be after the start time.')
  expect(faultOf({ from: '24:00' })).toBe('Enter a time.')
  expect(faultOf({ on: '2026-02-30' })).toBe('Enter a date.')
  expect(faultOf({ employee_id: '' })).toBe('Choose who’s going.')
})
