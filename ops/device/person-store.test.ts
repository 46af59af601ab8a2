import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { second } from '#platform/time.ts'

const openStore = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('./open-store.ts', () => ({ openStore }))

let online: (() => void)[] = []
const ivy = { id: 'ivy', name: 'Ivy Reyes', permissions: {} }

beforeEach(() => {
  vi.resetModules()
  openStore.mockReset()
  online = []
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_: string, listen: () => void) => online.push(listen))
})
afterEach(async () => {
  const { closeStore } = await import('./person-store.ts')
  closeStore()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a store that could not be opened before the second factor is opened after it', async () => {
  const { currentStore, openStoreOf } = await import('./person-store.ts')
  const store = { outbox: {}, close: () => {}, mayNow: async () => {} }
  openStore.mockRejectedValueOnce(new Error('403')).mockResolvedValue(store)
  openStoreOf(new QueryClient(), ivy, { atOnce: true })
  expect(await currentStore()).toBe(null)
  // The code was right: the session tells of her again.
  openStoreOf(new QueryClient(), ivy, { atOnce: false })
  await vi.advanceTimersByTimeAsync(3 * second)
  expect(await currentStore()).toBe(store)
  expect(openStore).toHaveBeenCalledTimes(2)
})

test('a connection that comes back opens the store once, however often it failed before', async () => {
  const { currentStore, openStoreOf } = await import('./person-store.ts')
  openStore.mockRejectedValue(new Error('offline'))
  openStoreOf(new QueryClient(), ivy, { atOnce: true })
  expect(await currentStore()).toBe(null)
  await vi.advanceTimersByTimeAsync(3 * second)
  expect(await currentStore()).toBe(null)
  const store = { outbox: {}, close: () => {}, mayNow: async () => {} }
  openStore.mockReset().mockResolvedValue(store)
  for (const listen of online) listen()
  expect(await currentStore()).toBe(store)
  await vi.advanceTimersByTimeAsync(10 * second)
  expect(await currentStore()).toBe(store)
  expect(openStore).toHaveBeenCalledTimes(1)
})

test('an open store is told what its person may do now', async () => {
  const { currentStore, openStoreOf } = await import('./person-store.ts')
  const mayNow = vi.fn(async () => {})
  openStore.mockResolvedValue({ outbox: {}, close: () => {}, mayNow })
  openStoreOf(new QueryClient(), { ...ivy, permissions: { 'leads.view': 'all' } }, { atOnce: true })
  await currentStore()
  openStoreOf(new QueryClient(), ivy, { atOnce: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(mayNow).toHaveBeenCalledWith({})
})
