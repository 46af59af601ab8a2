import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first run comes at once, one for all that was asked since an interval later, and the next again at once', async () => {
  const runs: number[] = []
  const start = performance.now()
  const ask = throttle(250, async () => runs.push(performance.now() - start))
  for (let change = 0; change < 3; change++) void ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toEqual([0])
  void ask()
  void ask()
  await vi.advanceTimersByTimeAsync(1000)
  expect(runs).toEqual([0, 250])
  void ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toEqual([0, 250, 1000])
})

test('what is asked during a run is done after it, and a run that fails does not end the others', async () => {
  const runs: string[] = []
  const ask = throttle(250, async () => {
    runs.push('begun')
    if (runs.length === 1) throw new Error('The database is closed')
    await new Promise((resolve) => setTimeout(resolve, 400))
    runs.push('done')
  })
  await expect(ask()).rejects.toThrow('closed')
  void ask()
  await vi.advanceTimersByTimeAsync(300)
  void ask()
  await vi.advanceTimersByTimeAsync(2000)
  expect(runs).toEqual(['begun', 'begun', 'done', 'begun', 'done'])
})
