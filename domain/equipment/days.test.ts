import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equipmentDays } from './days.ts'
import { equipmentHours } from './hours.ts'

const local = (moment: string) => new Date(`${moment}:00-05:00`)
const monday = local('2026-11-09T09:00')
const after = (hours: number) => new Date(monday.getTime() + hours * 3_600_000)

test('T14: equipment exactly 72 h is 3 days, not 4', () => {
  expect(equipmentDays(monday, local('2026-11-12T09:00'))).toBe(3)
})

test.each([
  ['2026-11-12T09:59', 3],
  ['2026-11-12T10:00', 3],
  ['2026-11-12T10:01', 4],
  ['2026-11-09T13:00', 1],
  ['2026-11-09T09:00', 1],
  ['2026-11-10T10:00', 1],
  ['2026-11-10T10:01', 2],
])('from Monday 09:00 until %s a machine is billed for %i days', (pulled, days) => {
  expect(equipmentDays(monday, local(pulled))).toBe(days)
})

test('days by calendar: each day counts on which it stood there', () => {
  expect(equipmentDays(monday, local('2026-11-12T09:00'), 'calendar')).toBe(4)
  expect(equipmentDays(monday, local('2026-11-09T23:59'), 'calendar')).toBe(1)
  expect(equipmentDays(local('2026-11-09T23:59'), local('2026-11-10T00:00'), 'calendar')).toBe(2)
})

test.each([
  ['2026-03-07T09:00-05:00', '2026-03-09T09:00-04:00', 47, 2, 3],
  ['2026-03-07T23:30-05:00', '2026-03-08T23:30-04:00', 23, 1, 2],
  ['2026-10-30T09:00-04:00', '2026-11-02T09:00-05:00', 73, 3, 4],
  ['2026-10-31T09:00-04:00', '2026-11-01T09:00-05:00', 25, 1, 2],
])('over a change of the clocks, %s to %s', (...[from, to, hours, ...days]) => {
  const [placed, pulled] = [new Date(from), new Date(to)]
  expect(equipmentHours(placed, pulled)).toBe(hours)
  expect([equipmentDays(placed, pulled), equipmentDays(placed, pulled, 'calendar')]).toEqual(days)
})

test('five movers for 3 days and one pulled a day early are 17 mover-days, $595', () => {
  const pulled = [...Array.from({ length: 5 }, () => after(72)), after(48)]
  const days = pulled.reduce((sum, at) => sum + equipmentDays(monday, at), 0)
  expect([days, days * 35_00, equipmentDays(monday, after(72)) * 105_46]).toEqual([17, 595_00, 316_38])
})

test('a machine pulled before it was placed is refused in a sentence', () => {
  const sentence = 'A machine is pulled after it was placed. Check both times.'
  expect(() => equipmentDays(monday, after(-1))).toThrow(new RangeError(sentence))
  expect(() => equipmentDays(monday, new Date(NaN), 'calendar')).toThrow(new RangeError(sentence))
})

test('longer never costs fewer days, and the calendar never fewer than the hours', () => {
  const hours = fc.double({ min: 0, max: 5000, noNaN: true })
  fc.assert(
    fc.property(hours, hours, (one, other) => {
      const [sooner, later] = [after(Math.min(one, other)), after(Math.max(one, other))]
      for (const rule of ['periods', 'calendar'] as const) {
        const days = equipmentDays(monday, sooner, rule)
        expect(days).toSatisfy(Number.isInteger)
        expect(days).toBeLessThanOrEqual(equipmentDays(monday, later, rule))
      }
      expect(equipmentDays(monday, later)).toBeLessThanOrEqual(equipmentDays(monday, later, 'calendar'))
    }),
  )
})
