import { expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

test('the first call is answered at once, and all that come meanwhile by one at the end', async () => {
  vi.useFakeTimers()
  let done = 0
  const recount = atMostEvery(1000, async () => void done++)
  for (let call = 0; call < 5; call++) recount.call()
  expect(done).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(done).toBe(2)
  vi.advanceTimersByTime(5000)
  expect(done).toBe(2)
  recount.call()
  recount.call()
  recount.stop()
  vi.advanceTimersByTime(5000)
  expect(done).toBe(3)
  vi.useRealTimers()
})
