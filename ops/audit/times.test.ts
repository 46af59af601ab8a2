import { expect, test } from 'vitest'
import { daysAbove } from './times.ts'

test('a day stands above its first entry only, and begins when the office says so', () => {
  const entries = [
    { id: '4', at: '2026-11-21T06:00:00.000Z' },
    { id: '3', at: '2026-11-21T04:30:00.000Z' },
    { id: '2', at: '2026-11-20T14:00:00.000Z' },
    { id: '1', at: '2026-11-18T14:00:00.000Z' },
  ]
  expect([...daysAbove(entries)]).toEqual([
    ['4', 'Saturday, November 21, 2026'],
    ['3', 'Friday, November 20, 2026'],
    ['1', 'Wednesday, November 18, 2026'],
  ])
})
