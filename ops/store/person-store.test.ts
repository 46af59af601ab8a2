import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { second } from '#platform/time.ts'

const openStore = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('./open-store.ts', () => ({ openStore }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a store that could not be opened before the second factor is opened after it', async () => {
  const { currentStore, openStoreOf } = await import('./person-store.ts')
  const store = { outbox: {} }
  openStore.mockRejectedValueOnce(new Error('403')).mockResolvedValue(store)
  const ivy = { id: 'ivy', name: 'Ivy Reyes', permissions: {} }
  openStoreOf(new QueryClient(), ivy, { atOnce: true })
  expect(await currentStore()).toBe(null)
  // The code was right: the session tells of her again.
  openStoreOf(new QueryClient(), ivy, { atOnce: false })
  await vi.advanceTimersByTimeAsync(3 * second)
  expect(await currentStore()).toBe(store)
  expect(openStore).toHaveBeenCalledTimes(2)
})
