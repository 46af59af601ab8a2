import { expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

test('the first run comes at once, each further one an interval after the one before', async () => {
  vi.useFakeTimers()
  const turn = throttle(250)
  const runs: number[] = []
  const start = performance.now()
  for (let change = 0; change < 3; change++) void turn().then(() => runs.push(performance.now() - start))
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toEqual([0])
  await vi.advanceTimersByTimeAsync(1000)
  expect(runs).toEqual([0, 250, 500])
  void turn().then(() => runs.push(performance.now() - start))
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toEqual([0, 250, 500, 1000])
  vi.useRealTimers()
})
