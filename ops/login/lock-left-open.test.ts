import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceKeys, storeKey } from '../store/device-keys.ts'
import { lockLeftOpen } from './lock-left-open.ts'

const lock = vi.fn<() => Promise<void>>()

beforeEach(() => {
  lock.mockReset()
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => vi.unstubAllGlobals())

/** A device on which someone left a key, and local storage has these. */
async function aDevice(stored: Record<string, string>) {
  const getItem = { value: (key: string) => stored[key] ?? null }
  vi.stubGlobal('localStorage', Object.defineProperties(stored, { getItem }))
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await storeKey({ personId: 'ivy', key }, () => true)
  return async () => [...(await deviceKeys()).keys()]
}

test.each([
  ['in local storage', { 'note-draft:ivy:1': 'Wet wall' }],
  ['in the database alone, perhaps', { 'draft-turn': '4' }],
])(
  'where something was typed, %s, the login page leaves the keys to what seals it first',
  async (_, stored) => {
    const keysHere = await aDevice(stored)
    await lockLeftOpen(lock)
    expect(lock).toHaveBeenCalledTimes(1)
    expect(await keysHere()).toEqual(['ivy'])
  },
)

test('where nothing was typed the login page forgets the keys, and loads no more for it', async () => {
  const keysHere = await aDevice({ theme: 'dark' })
  await lockLeftOpen(lock)
  expect([lock.mock.calls, await keysHere()]).toEqual([[], []])
})

test('where no key was left nothing is loaded, whatever was typed', async () => {
  vi.stubGlobal('localStorage', { 'note-draft:ivy:1': 'Wet wall' })
  await lockLeftOpen(lock)
  expect(lock).not.toHaveBeenCalled()
})
