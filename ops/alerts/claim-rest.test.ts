import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isResting, restAfterLoss, restMs } from './claim-rest.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('after a lost race nothing is claimed for a moment, and then again', () => {
  expect(isResting()).toBe(false)
  restAfterLoss()
  vi.advanceTimersByTime(restMs - 1)
  expect(isResting()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isResting()).toBe(false)
})

test('a second loss begins the moment anew', () => {
  restAfterLoss()
  vi.advanceTimersByTime(restMs - 1)
  restAfterLoss()
  vi.advanceTimersByTime(restMs - 1)
  expect(isResting()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isResting()).toBe(false)
})
