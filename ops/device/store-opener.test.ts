import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { second } from '#platform/time.ts'
import { storeOpener } from './store-opener.ts'

const ivy = { id: 'ivy', name: 'Ivy Reyes', permissions: {} }
let online: (() => void)[] = []

beforeEach(() => {
  online = []
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_: string, listen: () => void) => online.push(listen))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a store that could not be opened before the second factor is opened after it', async () => {
  const { open, keeper } = aKeeper()
  const store = { close: () => {}, mayNow: async () => {} }
  open.mockRejectedValueOnce(new Error('403')).mockResolvedValue(store)
  keeper.openFor(new QueryClient(), ivy, { atOnce: true })
  expect(await keeper.current()).toBe(null)
  // The code was right: the session tells of her again.
  keeper.openFor(new QueryClient(), ivy, { atOnce: false })
  await vi.advanceTimersByTimeAsync(3 * second)
  expect(await keeper.current()).toBe(store)
  expect(open).toHaveBeenCalledTimes(2)
})

test('a connection that comes back opens the store once, however often it failed before', async () => {
  const { open, keeper } = aKeeper()
  open.mockRejectedValue(new Error('offline'))
  keeper.openFor(new QueryClient(), ivy, { atOnce: true })
  expect(await keeper.current()).toBe(null)
  await vi.advanceTimersByTimeAsync(3 * second)
  expect(await keeper.current()).toBe(null)
  const store = { close: () => {}, mayNow: async () => {} }
  open.mockReset().mockResolvedValue(store)
  for (const listen of online) listen()
  expect(await keeper.current()).toBe(store)
  await vi.advanceTimersByTimeAsync(10 * second)
  expect(await keeper.current()).toBe(store)
  expect(open).toHaveBeenCalledTimes(1)
})

test('an open store is told what its person may do now', async () => {
  const { open, keeper } = aKeeper()
  const mayNow = vi.fn(async () => {})
  open.mockResolvedValue({ close: () => {}, mayNow })
  keeper.openFor(new QueryClient(), { ...ivy, permissions: { 'leads.view': 'all' } }, { atOnce: true })
  await keeper.current()
  keeper.openFor(new QueryClient(), ivy, { atOnce: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(mayNow).toHaveBeenCalledWith({})
})

/** A device, and how its store opens. */
function aKeeper() {
  const open = vi.fn<Parameters<typeof storeOpener<AStore>>[0]>()
  return { open, keeper: storeOpener(open) }
}

type AStore = { close(): void; mayNow(permissions: object): Promise<void> }
