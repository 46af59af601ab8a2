import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Desk } from '#domain/leads/desk/desk.ts'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from '../store/database.ts'
import { sealerWith } from '../store/sealing.ts'
import { readsShape } from '../store/stored-reads.ts'
import { forgetReads, openStore, type StoreOwner } from './open-store.ts'

const secret = Buffer.alloc(32, 7)
const emptyDesk: Desk = { items: [], count: 0, reassigned: [], closed: [], canceled: [] }
/** The answer of the server for a request. */
let answer = (_id: string) => Response.json({})

beforeEach(() => {
  const local = new Map([['token', 'of Ivy']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => local.set(key, value),
    removeItem: (key: string) => local.delete(key),
  })
  // For the keys: a test beside this one counts them.
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible', addEventListener() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => Promise<void>) => work() },
  })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/auth/storage-key')
      return Response.json({ employee_id: owner.id, key: secret.toString('base64') })
    return answer(String(url).replace('/api/leads/', ''))
  })
})
afterEach(() => vi.unstubAllGlobals())

let owner: StoreOwner

/** A device on which this person has a request and a photo of it. */
async function aDevice(permissions: StoreOwner['permissions']) {
  const [me, lead] = [newId(), newId()]
  owner = { id: me, name: 'Ivy Reyes', permissions }
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const sealer = sealerWith(key)
  const database = openDatabase(me)
  const request = { id: lead, is_mine: true }
  const sealed = await sealer.seal({ shape: readsShape, queryKey: ['lead', lead], data: request })
  await database.reads.put({ key: JSON.stringify(['lead', lead]), at: Date.now(), sealed })
  const bytes = await sealer.sealBytes(new ArrayBuffer(8))
  await database.photos.put({ lead, path: '/api/photos/x/thumbnail', type: 'image/webp', sealed: bytes })
  await database.jobs.put({ key: JSON.stringify(['job', lead]), job: lead, at: Date.now(), sealed })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const jobsHere = () => database.jobs.count()
  const here = async () => [await database.reads.count(), await database.photos.count()]
  return { me, lead, client, database, here, jobsHere, open: () => openStore(client, owner) }
}

const refused = () => Response.json({ code: 'not-permitted', detail: 'No.', message: 'No.' }, { status: 403 })

test('whoever may see no requests any more has none on this device once the portal starts', async () => {
  const { client, lead, here, open } = await aDevice({})
  const store = await open()
  expect(await here()).toEqual([0, 0])
  expect(client.getQueryData(['lead', lead])).toBeUndefined()
  await store.close()
})

test('a role that is lost while the portal is open takes what was stored along', async () => {
  answer = refused
  const { here, open } = await aDevice({ 'leads.view': 'assigned', 'leads.work': 'assigned' })
  const store = await open()
  expect(await here()).toEqual([1, 1])
  await store.mayNow({})
  await expect.poll(here).toEqual([0, 0])
  await store.close()
})

test('whoever may still see requests and not work on them reads all again that was stored as theirs', async () => {
  const { lead, here, open } = await aDevice({ 'leads.view': 'all' })
  const asked: string[] = []
  answer = (id) => {
    asked.push(id)
    return Response.json(id === 'desk' ? emptyDesk : { id, is_mine: false })
  }
  const store = await open()
  // The desk, which has nothing any more.
  await expect.poll(here).toEqual([1, 0])
  expect(asked).toEqual(['desk', lead])
  await store.close()
})

test('the file of a job leaves once its person may see less of it, or more, and stays where nothing changed', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const before = { 'leads.view': 'assigned', 'intake.view': 'assigned' } as const
  const { jobsHere, open } = await aDevice(before)
  const store = await open()
  await store.mayNow({ ...before, 'dashboard.view': 'own' })
  expect(await jobsHere()).toBe(1)
  await store.mayNow({ ...before, 'claims.view': 'assigned' })
  expect(await jobsHere()).toBe(0)
  await store.close()
})

test.each([
  'claims.view',
  'contents.view',
  'drying.view',
  'equipment.view',
  'intake.viewAccessCodes',
  'money.view',
  'photos.view',
  'photos.viewRestricted',
  'rooms.view',
  'submissions.view',
] as const)('the file of a job leaves once its person loses %s', async (permission) => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const after = { 'leads.view': 'assigned', 'intake.view': 'assigned' } as const
  const { jobsHere, open } = await aDevice({ ...after, [permission]: 'assigned' })
  const store = await open()
  // Of some the desk is read again too, which has no answer.
  await store.mayNow(after).catch(() => {})
  expect(await jobsHere()).toBe(0)
  await store.close()
})

test('the file of a job leaves where its person lost a right while the portal was closed', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const after = { 'leads.view': 'assigned', 'intake.view': 'assigned' } as const
  const { client, jobsHere, open } = await aDevice({ ...after, 'submissions.view': 'assigned' })
  await (await open()).close()
  await (await open()).close()
  expect(await jobsHere()).toBe(1)
  await (await openStore(client, { ...owner, permissions: after })).close()
  expect(await jobsHere()).toBe(0)
})

test('what is stored opens where local storage is full', async () => {
  const { jobsHere, open } = await aDevice({ 'leads.view': 'assigned', 'intake.view': 'assigned' })
  const { getItem, removeItem } = localStorage
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem, removeItem, setItem })
  await (await open()).close()
  expect(await jobsHere()).toBe(1)
})

test('a device that is erased has nothing that was read or sent there, and has what was not sent', async () => {
  answer = refused
  const { database, here, open } = await aDevice({ 'leads.view': 'all' })
  await (await open()).close()
  const sealed = { iv: null, bytes: new ArrayBuffer(8) }
  for (const state of ['received', 'waiting'] as const)
    await database.entries.put({ id: newId(), state, tries: 1, since: Date.now(), fault: null, sealed })
  await forgetReads()
  expect(await here()).toEqual([0, 0])
  expect((await database.entries.toArray()).map(({ state }) => state)).toEqual(['waiting'])
})

test('without a connection what was stored stays until the server is asked', async () => {
  const { here, open } = await aDevice({ 'leads.view': 'all' })
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const store = await open()
  expect(await here()).toEqual([1, 1])
  await store.close()
})
