import 'fake-indexeddb/auto'
import { hashKey, QueryClient, type QueryMeta } from '@tanstack/react-query'
import { DetailedError } from 'hono/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from './database.ts'
import { sealerWith } from './sealing.ts'
import { firstPageOfJob, stored, storedIfMine, storedOfJob } from './stored-marks.ts'
import { loadReads, showJobRead, storeReads } from './stored-reads.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
})
afterEach(() => vi.unstubAllGlobals())

/** A device that has stored what the file of a job reads, and another start of the portal there. */
async function aDevice() {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const [sealer, database] = [sealerWith(key), openDatabase(newId())]
  const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const [client, later] = [newClient(), newClient()]
  storeReads(client, { database, sealer, onStored: () => {} })
  const id = newId()
  const [job, visits, history] = [
    ['job', id],
    ['visits', 'job', id],
    ['job', id, 'history'],
  ]
  const read = (queryKey: string[], meta: QueryMeta, answer: () => Promise<unknown>) =>
    client.fetchQuery({ queryKey, queryFn: answer, meta, staleTime: 0 }).catch(() => {})
  const keys = async () => (await database.jobs.toCollection().primaryKeys()).toSorted()
  await read(job, storedOfJob(id), async () => ({ id, is_mine: true }))
  await read(visits, storedOfJob(id), async () => ({ visits: [], is_mine: true }))
  const pages = [1, 2].map((nth) => ({ items: [nth], is_mine: true }))
  await read(history, firstPageOfJob(id), async () => ({ pages, pageParams: [undefined, '1'] }))
  await expect.poll(keys).toEqual([job, visits, history].map(hashKey).toSorted())
  const show = (queryKey: string[]) => showJobRead(later, { database, sealer }, queryKey)
  const start = () => loadReads(later, database, sealer)
  /** As another tab does, or another start of the portal. */
  const openFor = (client: QueryClient, onStored = () => {}) =>
    storeReads(client, { database, sealer, onStored })
  return { id, job, visits, history, database, newClient, openFor, read, keys, later, show, start }
}

test('the file of a job is opened when its screen asks, with its age, and the first page of its timeline', async () => {
  const { id, job, history, database, later, show, start } = await aDevice()
  await database.jobs.where('job').equals(id).modify({ at: 1000 })
  await start()
  expect(later.getQueryCache().getAll()).toEqual([])
  await show(job)
  expect(later.getQueryState(job)).toMatchObject({ data: { id }, dataUpdatedAt: 1000 })
  await show(history)
  expect(later.getQueryData(history)).toMatchObject({ pages: [{ items: [1] }] })

  // What the server said meanwhile is younger.
  later.setQueryData(job, { id, is_mine: true, name: 'As it is now' })
  await show(job)
  expect(later.getQueryData(job)).toMatchObject({ name: 'As it is now' })
})

test('a job that is not theirs any more leaves the device with all of its file', async () => {
  const gone = { status: 404, code: 'job-not-found', detail: 'Job not found.' }
  const refused = () => Promise.reject(new DetailedError('404', { statusCode: 404, detail: { data: gone } }))
  const first = await aDevice()
  await first.read(first.visits, storedOfJob(first.id), refused)
  await expect.poll(first.keys).toEqual([])

  const second = await aDevice()
  await second.read(second.job, storedOfJob(second.id), async () => ({ id: second.id, is_mine: false }))
  await expect.poll(second.keys).toEqual([])

  const third = await aDevice()
  await third.read(['desk'], stored, async () => ({ reassigned: [{ lead_id: third.id }] }))
  await expect.poll(third.keys).toEqual([])

  const fourth = await aDevice()
  await fourth.read(['lead', fourth.id], storedIfMine, refused)
  await expect.poll(fourth.keys).toEqual([])
})

test('what is on its way as the store opens is not gone: the old file stays until the new one is whole', async () => {
  const { id, job, history, newClient, openFor, keys } = await aDevice()
  const [waiting, lead] = [newClient(), ['lead', id]]
  const noAnswer = Promise.withResolvers<never>()
  const ask = (queryKey: string[], meta: QueryMeta) =>
    waiting.fetchQuery({ queryKey, queryFn: () => noAnswer.promise, meta }).catch(() => {})
  const asked = [ask(job, storedOfJob(id)), ask(history, firstPageOfJob(id)), ask(lead, storedIfMine)]
  openFor(waiting)
  noAnswer.reject(new TypeError('Failed to fetch'))
  await Promise.all(asked)
  expect(await keys()).toHaveLength(3)
})

test('an old copy that is on the screen of one tab is not stored over what another tab has read since', async () => {
  const { id, job, database, newClient, openFor, later, show } = await aDevice()
  const tab = newClient()
  const stored = Promise.withResolvers<void>()
  openFor(tab, stored.resolve)
  const options = tab.defaultQueryOptions({ queryKey: job, meta: storedOfJob(id) })
  const before = { id, is_mine: true, name: 'As it was before' }
  tab.getQueryCache().build(tab, options).setData(before, { updatedAt: 1000, manual: true })
  await stored.promise
  await show(job)
  expect(later.getQueryData(job)).toEqual({ id, is_mine: true })
  expect(await database.jobs.where('at').equals(1000).count()).toBe(0)
})

test('without an answer the file of a job stays', async () => {
  const { id, job, read, keys } = await aDevice()
  await read(job, storedOfJob(id), () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await keys()).toHaveLength(3)
})
