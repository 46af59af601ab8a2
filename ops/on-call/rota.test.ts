import { expect, test } from 'vitest'
import type { Shift } from '#domain/shifts/shift.ts'
import { instantOf } from '#domain/company/local-time.ts'
import { barsOf, gapsOf, stretchesOf, weeksFrom } from './rota.ts'

function aShift(from: string, until: string, overrides: Partial<Shift> = {}): Shift {
  return {
    id: from,
    employee: { id: '1', name: 'Ann Miller' },
    line: 'first',
    starts_at: instantOf(from).toISOString(),
    ends_at: instantOf(until).toISOString(),
    revision: 1,
    is_absent: false,
    ...overrides,
  }
}

function aWeek(monday: string) {
  const [week] = weeksFrom(monday, 1)
  if (!week) throw new Error('there is no week')
  return week
}

test('a week in which the clock is changed has an hour more or less, and seven days all the same', () => {
  const autumn = aWeek('2026-10-26')
  expect(autumn.days).toHaveLength(7)
  expect(autumn.until.getTime() - autumn.from.getTime()).toBe(169 * 3_600_000)
  const spring = aWeek('2026-03-02')
  expect(spring.until.getTime() - spring.from.getTime()).toBe(167 * 3_600_000)
})

test('between shifts, before the first and after the last there is nobody', () => {
  const week = aWeek('2026-11-16')
  const shifts = [
    aShift('2026-11-17T08:00', '2026-11-18T08:00'),
    aShift('2026-11-18T08:00', '2026-11-19T08:00'),
    aShift('2026-11-20T08:00', '2026-11-29T08:00'),
    aShift('2026-11-16T00:00', '2026-11-23T00:00', { line: 'backup' }),
  ]
  const stretches = stretchesOf(shifts, 'first', week)
  expect(stretches.map(({ shift }) => shift?.id.slice(8, 10) ?? '-')).toEqual(['-', '17', '18', '-', '20'])
  expect(stretches.at(-1)?.until).toEqual(week.until)
  expect(gapsOf(shifts, 'backup', week)).toEqual([])
})

test('who cannot take requests any more leaves a gap', () => {
  const week = aWeek('2026-11-16')
  const shifts = [aShift('2026-11-16T00:00', '2026-11-23T00:00', { is_absent: true })]
  expect(gapsOf(shifts, 'first', week)).toEqual([{ from: week.from, until: week.until, shift: null }])
})

test('a shift stands where its times are, and beside another one of the same time', () => {
  const week = aWeek('2026-11-16')
  const shifts = [
    aShift('2026-11-15T08:00', '2026-11-17T00:00'),
    aShift('2026-11-16T12:00', '2026-11-18T00:00'),
    aShift('2026-11-18T00:00', '2026-11-25T00:00'),
  ]
  const bars = barsOf(shifts, 'first', week)
  expect(bars.map(({ row, isCutBefore, isCutAfter }) => [row, isCutBefore, isCutAfter])).toEqual([
    [0, true, false],
    [1, false, false],
    [0, false, true],
  ])
  expect(bars.map(({ left, width }) => [left, width].map((share) => Math.round(share * 14) / 100))).toEqual([
    [0, 2],
    [1, 3],
    [4, 10],
  ])
})

test('in the week of a changed clock a shift from eight to eight stands where eight is', () => {
  const bars = barsOf([aShift('2026-11-01T08:00', '2026-11-02T00:00')], 'first', aWeek('2026-10-26'))
  expect(bars[0]?.left).toBeCloseTo(((6 * 24 + 8) / 168) * 100)
})
