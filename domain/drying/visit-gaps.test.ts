import { expect, test } from 'vitest'
import { isVisitOverdue, visitGaps } from './visit-gaps.ts'

const start = Date.UTC(2026, 10, 10, 14, 35)
const at = (hours: number) => new Date(start + hours * 3_600_000)

test('26 hours between visits are no gap, a minute more is', () => {
  expect(visitGaps({ from: at(0), until: at(60), visits: [at(26), at(52)] })).toEqual([])
  const [gap, ...others] = visitGaps({ from: at(0), until: at(60), visits: [at(52), at(26 + 1 / 60)] })
  expect(others).toEqual([])
  expect(gap).toMatchObject({ from: at(0), to: at(26 + 1 / 60) })
})

test('only the time with equipment counts', () => {
  const visits = [at(-30), at(0), at(24), at(90)]
  expect(visitGaps({ from: at(0), until: at(48), visits })).toEqual([])
  expect(visitGaps({ from: at(0), until: at(51), visits })).toEqual([{ from: at(24), to: at(51), hours: 27 }])
})

test('a visit is overdue once nobody has been there for more than 26 hours', () => {
  const watched = (now: number, visits: readonly Date[]) =>
    isVisitOverdue({ placed: at(0), visits, now: at(now) })
  expect([watched(26, []), watched(26.1, [])]).toEqual([false, true])
  expect([watched(50, [at(24)]), watched(50.1, [at(24)])]).toEqual([false, true])
  expect(watched(60, [at(40)])).toBe(false)
})
