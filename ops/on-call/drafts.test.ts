import { expect, test } from 'vitest'
import { localOf } from '#domain/company/local-time.ts'
import { idsForShifts, startingValues, weekly } from './drafts.ts'

const now = new Date('2026-10-21T15:00:00Z')

test('a new shift begins with the week that comes, from Monday morning to Monday morning', () => {
  expect(startingValues(null, undefined, now)).toMatchObject({
    from: '2026-10-26T08:00',
    until: '2026-11-02T08:00',
  })
})

test('a gap is filled from end to end, and for a week at most', () => {
  const from = new Date('2026-10-22T12:00:00Z')
  const soon = { line: 'backup', from, until: new Date('2026-10-23T12:00:00Z') } as const
  expect(startingValues(null, soon, now)).toMatchObject({
    from: '2026-10-22T08:00',
    until: '2026-10-23T08:00',
  })
  const late = { line: 'backup', from, until: new Date('2026-12-01T12:00:00Z') } as const
  expect(startingValues(null, late, now)).toMatchObject({ line: 'backup', until: '2026-10-29T08:00' })
})

test('what comes every week comes at the same times of the clock, though the clock is changed', () => {
  const values = {
    employee_id: '1',
    line: 'first',
    from: '2026-10-26T08:00',
    until: '2026-11-02T08:00',
    weeks: 3,
  } as const
  const shifts = weekly(values, idsForShifts())
  expect(shifts.map(({ starts_at }) => localOf(new Date(starts_at)))).toEqual([
    '2026-10-26T08:00',
    '2026-11-02T08:00',
    '2026-11-09T08:00',
  ])
  expect(shifts.map(({ starts_at }) => starts_at.slice(11, 13))).toEqual(['12', '13', '13'])
  expect(new Set(shifts.map(({ id }) => id)).size).toBe(3)
})
