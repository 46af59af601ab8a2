import { expect, test, vi } from 'vitest'
import { chunkTimeoutMs, inTime } from './load-screen.ts'

test('a screen that does not arrive within two minutes is given up', async () => {
  vi.useFakeTimers()
  const loading = inTime(new Promise(() => {}), chunkTimeoutMs).catch((error: Error) => error.message)
  vi.advanceTimersByTime(120_000)
  expect(await loading).toBe('Not loaded within 120000 ms.')
  vi.useRealTimers()
})

test('a screen that arrives is shown, and one that fails says why', async () => {
  expect(await inTime(Promise.resolve('screen'), 1000)).toBe('screen')
  await expect(inTime(Promise.reject(new Error('gone')), 1000)).rejects.toThrow('gone')
})
