import { expect, test, vi } from 'vitest'
import { paceOf } from './pace.ts'

test('the first reading comes at once, each further one a pause after the one before', async () => {
  vi.useFakeTimers()
  const ready = paceOf(250)
  const read: number[] = []
  const start = performance.now()
  for (let change = 0; change < 3; change++) void ready().then(() => read.push(performance.now() - start))
  await vi.advanceTimersByTimeAsync(0)
  expect(read).toEqual([0])
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).toEqual([0, 250, 500])
  void ready().then(() => read.push(performance.now() - start))
  await vi.advanceTimersByTimeAsync(0)
  expect(read).toEqual([0, 250, 500, 1000])
  vi.useRealTimers()
})
