import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isCoolingDown, coolDown, cooldownMs } from './claim-cooldown.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('after a lost race nothing is claimed for a moment, and then again', () => {
  expect(isCoolingDown()).toBe(false)
  coolDown()
  vi.advanceTimersByTime(cooldownMs - 1)
  expect(isCoolingDown()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isCoolingDown()).toBe(false)
})

test('a second loss begins the moment anew', () => {
  coolDown()
  vi.advanceTimersByTime(cooldownMs - 1)
  coolDown()
  vi.advanceTimersByTime(cooldownMs - 1)
  expect(isCoolingDown()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isCoolingDown()).toBe(false)
})
