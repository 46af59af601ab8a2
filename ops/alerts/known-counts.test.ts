import { expect, test } from 'vitest'
import { knownCounts } from './known-counts.ts'

const alerts = { unclaimed: 3, happening_now: 1, calls_waiting: 2 }
const stored = { unclaimed: 5, happening_now: 2, at: 1000 }

test('what the alerts say counts; what this device stored counts where it has none, with its age', () => {
  expect(knownCounts(alerts, stored)).toEqual({ ...alerts, storedAt: null })
  expect(knownCounts(undefined, stored)).toEqual({
    unclaimed: 5,
    happening_now: 2,
    calls_waiting: 0,
    storedAt: 1000,
  })
  expect(knownCounts(undefined, null)).toBeNull()
})
