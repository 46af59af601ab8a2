import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { DetailedError } from 'hono/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from './database.ts'
import { sealerWith } from './sealing.ts'
import { stored, storedIfMine } from './stored-marks.ts'
import { storeReads } from './stored-reads.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
})
afterEach(() => vi.unstubAllGlobals())

async function aDevice() {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const id = newId()
  const database = openDatabase(newId())
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const onStored = vi.fn()
  storeReads(client, { database, sealer: sealerWith(key), onStored })
  const read = (answer: () => Promise<unknown>) =>
    client
      .fetchQuery({ queryKey: ['lead', id], queryFn: answer, meta: storedIfMine, staleTime: 0 })
      .catch(() => {})
  const readDesk = (reassigned: readonly { lead_id: string }[]) =>
    client.fetchQuery({ queryKey: ['desk'], queryFn: async () => ({ reassigned }), meta: stored })
  return { id, read, readDesk, keys: () => database.reads.toCollection().primaryKeys(), onStored }
}

test('a request is stored while it is the person’s, and leaves once it is someone else’s', async () => {
  const { id, read, keys, onStored } = await aDevice()
  await read(async () => ({ id, is_mine: true }))
  await expect.poll(keys).toEqual([JSON.stringify(['lead', id])])
  await read(async () => ({ id, is_mine: false }))
  await expect.poll(keys).toEqual([])
  expect(onStored).toHaveBeenCalledTimes(2)
})

test('a request that the person may not see any more leaves, one that could not be read stays', async () => {
  const { id, read, keys } = await aDevice()
  await read(async () => ({ id, is_mine: true }))
  await expect.poll(keys).toHaveLength(1)
  await read(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await keys()).toHaveLength(1)
  const detail = { data: { code: 'lead-not-found', detail: 'Request not found.', status: 404 } }
  await read(() => Promise.reject(new DetailedError('404', { statusCode: 404, detail })))
  await expect.poll(keys).toEqual([])
})

test('what the person may not see at all any more leaves, and nothing for any other refusal', async () => {
  const { id, read, keys, onStored } = await aDevice()
  const refusedWith = (code: string) => () =>
    Promise.reject(
      new DetailedError('403', { statusCode: 403, detail: { data: { code, detail: 'No.', status: 403 } } }),
    )
  await read(async () => ({ id, is_mine: true }))
  await expect.poll(keys).toHaveLength(1)
  await read(refusedWith('second-factor-missing'))
  expect(await keys()).toHaveLength(1)
  await read(refusedWith('not-permitted'))
  await expect.poll(keys).toEqual([])
  // Its photos leave with it.
  await expect.poll(() => onStored.mock.calls.length).toBe(2)
})

test('a request that the desk says was reassigned leaves, and the desk is stored', async () => {
  const { id, read, readDesk, keys } = await aDevice()
  await read(async () => ({ id, is_mine: true }))
  await expect.poll(keys).toHaveLength(1)
  await readDesk([{ lead_id: id }])
  await expect.poll(keys).toEqual([JSON.stringify(['desk'])])
})
