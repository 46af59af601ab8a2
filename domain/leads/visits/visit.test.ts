import { expect, test } from 'vitest'
import { Schedule, visitWords, windowWords } from './visit.ts'

test('a visit reads as people say it', () => {
  expect(visitWords({ on: '2026-11-24', from: '08:00', to: '10:00' })).toBe('Tue, Nov 24, 8–10 AM')
  expect(windowWords({ from: '10:00', to: '12:00' })).toBe('10 AM–12 PM')
  expect(windowWords({ from: '12:00', to: '14:30' })).toBe('12–2:30 PM')
  expect(windowWords({ from: '00:15', to: '01:00' })).toBe('12:15–1 AM')
})

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
