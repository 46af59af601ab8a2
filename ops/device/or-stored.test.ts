import 'fake-indexeddb/auto'
import { hashKey, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { jobRead } from '../intake/job-queries.ts'
import { openDatabase } from '../store/database.ts'
import { sealerWith } from '../store/sealing.ts'
import { readsShape } from '../store/stored-reads.ts'
import { orStored } from './or-stored.ts'
import { closeStore, openStoreOf } from './person-store.ts'

const secret = Buffer.alloc(32, 7)
const permissions = { 'leads.view': 'assigned', 'intake.view': 'assigned' } as const
const me = { id: newId(), name: 'Ivy Reyes', permissions }

beforeEach(() => {
  const getItem = (key: string) => (key === 'token' ? 'of Ivy' : null)
  vi.stubGlobal('localStorage', { getItem, setItem() {}, removeItem() {} })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible', addEventListener() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== '/api/auth/storage-key') throw new TypeError('Failed to fetch')
    return Response.json({ employee_id: me.id, key: secret.toString('base64') })
  })
})
afterEach(async () => {
  await closeStore()
  vi.unstubAllGlobals()
})

/** A device that has the file of a job, and a portal that starts with it: its store is not open yet. */
async function aStart() {
  const id = newId()
  const { queryKey } = jobRead(id)
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const data = { id, is_mine: true, name: 'As it was' }
  const sealed = await sealerWith(key).seal({ shape: readsShape, queryKey, data })
  const database = openDatabase(me.id)
  await database.jobs.put({ key: hashKey(queryKey), job: id, at: 1000, sealed })
  database.close()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  openStoreOf(client, me, { atOnce: false })
  const answer = Promise.withResolvers<unknown>()
  const read = () =>
    client.fetchQuery<unknown>({
      queryKey,
      queryFn: (asked) => orStored(asked, () => answer.promise),
      meta: jobRead(id).meta,
    })
  return { client, queryKey, answer, read }
}

test('while the server is slow the stored file is on the screen, with its age, and then the answer', async () => {
  const { client, queryKey, answer, read } = await aStart()
  const reading = read()
  const before = { data: { name: 'As it was' }, dataUpdatedAt: 1000, fetchStatus: 'fetching' }
  await expect.poll(() => client.getQueryState(queryKey), { timeout: 5000 }).toMatchObject(before)
  answer.resolve({ is_mine: true, name: 'As it is' })
  await reading
  expect(client.getQueryData(queryKey)).toMatchObject({ name: 'As it is' })
})
