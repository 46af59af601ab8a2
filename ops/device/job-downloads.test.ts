import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { companyDay } from '#domain/company/time-zone.ts'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { deskQuery } from '../desk/queries.ts'
import { openDatabase } from '../store/database.ts'
import { sealerWith } from '../store/sealing.ts'
import { storeReads } from '../store/stored-reads.ts'
import { codesQuery } from './access-codes.ts'
import { downloadJobs } from './job-downloads.ts'
import type { MaySee } from './job-rights.ts'
import type { KnownFiles } from './open-job-downloads.ts'

/** Long before anything here was read, where a test says no other time. */
const line = (id: number, at = 0) => ({ id: String(id), at: new Date(at).toISOString() })
const asked: string[] = []
let answer = (_path: string) => Response.json({})

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('localStorage', { getItem: () => 'token', setItem() {}, removeItem() {} })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answer(url)
  })
  answer = (url) =>
    Response.json({ is_mine: true, items: [], visits: [], next: null, url, history: [line(1)] })
})
afterEach(() => vi.unstubAllGlobals())

/** A device whose person has a request and a job in hand. */
async function aDevice(sees: readonly Parameters<MaySee>[0][] = []) {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const [database, sealer] = [openDatabase(newId()), sealerWith(key)]
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  storeReads(client, { database, sealer, onStored: () => {} })
  const job = newId()
  const readDesk = (jobs: readonly string[], newest = 1, at = 0) => {
    const history = [line(newest, at)]
    const items = jobs.map((id) => ({ id, has_job: true, history }))
    const request = { id: newId(), has_job: false, history }
    client.setQueryData<unknown>(deskQuery.queryKey, { items: [request, ...items] })
  }
  const start = (): KnownFiles => ({
    tried: new Map(),
    newest: new Map(),
    heard: new Set(),
    hasMissed: false,
  })
  const known = start()
  const parts = {
    client,
    jobs: database.jobs,
    sealer,
    maySee: (part: Parameters<MaySee>[0]) => sees.includes(part),
  }
  const download = (since = known) => downloadJobs({ ...parts, known: since }, new AbortController().signal)
  const stored = () => expect.poll(() => database.jobs.count()).toBe(3)
  const age = async (ms: number) => {
    await stored()
    known.tried.clear()
    await database.jobs.toCollection().modify((row) => void (row.at = Date.now() - ms))
  }
  return { client, database, job, readDesk, known, start, download, stored, age }
}

const fileOf = (job: string) => [`/api/jobs/${job}`, `/api/jobs/${job}/visits`, `/api/jobs/${job}/history`]

test('the file of each job in hand is on the device before it was ever opened, and is read again once it is old', async () => {
  const { database, job, readDesk, download, age } = await aDevice()
  await download()
  expect(asked).toEqual([])
  readDesk([job])
  await download()
  const file = fileOf(job)
  expect(asked).toEqual(file)
  await expect.poll(() => database.jobs.count()).toBe(3)
  await download()
  expect(asked).toHaveLength(3)
  await age(11 * minute)
  await download()
  expect(asked).toEqual([...file, ...file])
})

test.each<[string, Parameters<MaySee>[0][], string[]]>([
  ['the rooms and their sketches', ['rooms'], ['rooms', 'sketches']],
  ['what was measured', ['drying'], ['drying']],
  ['where its forms stand', ['forms'], ['forms']],
  ['its photos', ['photos'], ['photos?limit=200']],
])('%s come with the file for whoever may see them', async (_, sees, parts) => {
  const { database, job, readDesk, download } = await aDevice(sees)
  readDesk([job])
  await download()
  expect(asked).toEqual([...fileOf(job), ...parts.map((part) => `/api/jobs/${job}/${part}`)])
  await expect.poll(() => database.jobs.count()).toBe(3 + parts.length)
})

test('so does its equipment, with the units of the company', async () => {
  const { job, readDesk, download } = await aDevice(['equipment'])
  readDesk([job])
  await download()
  expect(asked).toEqual([...fileOf(job), `/api/jobs/${job}/equipment`, '/api/equipment/units?limit=100'])
})

test('what is not in hand any more is read again after a day, so that it leaves once it is not theirs', async () => {
  const { database, job, readDesk, download, age } = await aDevice()
  readDesk([job])
  await download()
  await age(11 * minute)
  readDesk([])
  await download()
  expect(asked).toHaveLength(3)
  await age(day + minute)
  answer = () => Response.json({ code: 'job-not-found', detail: 'Job not found.' }, { status: 404 })
  await download()
  await expect.poll(() => database.jobs.count()).toBe(0)
})

test('whoever may see codes has those of the day before the files, encrypted, and without them once the server says so', async () => {
  const { client, database, job, readDesk, known, download } = await aDevice(['codes'])
  await download()
  expect(asked, 'no job in hand').toEqual([])
  const codes = (these: object[]) => (url: string) =>
    url.endsWith('access-codes')
      ? Response.json({ on: companyDay(new Date()), codes: these })
      : Response.json({ is_mine: true, items: [], visits: [], next: null, history: [line(1)] })
  answer = codes([{ job_id: job, code: '4711#' }])
  readDesk([job])
  await download()
  expect(asked).toEqual(['/api/jobs/access-codes', ...fileOf(job)])
  await expect.poll(() => database.reads.get('["access-codes"]')).toBeDefined()
  const { sealed } = (await database.reads.get('["access-codes"]')) ?? {}
  expect(JSON.stringify(sealed)).not.toContain('4711')
  // The visit is canceled: its job is heard of.
  answer = codes([])
  known.heard.add(job)
  await download()
  expect(client.getQueryData(codesQuery.queryKey)?.codes).toEqual([])
})

test('without an answer nothing more is asked for, and what is there stays', async () => {
  const { database, job, readDesk, download, age } = await aDevice()
  readDesk([job])
  await download()
  await age(11 * minute)
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(download()).rejects.toThrow('Failed to fetch')
  expect(asked).toHaveLength(4)
  expect(await database.jobs.count()).toBe(3)
})

test('a file is read again as soon as its job changed, and no other with it', async () => {
  const { job, readDesk, known, download, stored } = await aDevice()
  const other = newId()
  readDesk([other])
  await download()
  await stored()
  readDesk([other, job])
  await download()
  asked.length = 0
  known.heard.add(job).add(newId())
  await download()
  expect(asked).toEqual(fileOf(job))
  expect([...known.heard]).toEqual([])
  await download()
  expect(asked).toHaveLength(3)
})

test('what changed and could not be read is read with the next connection', async () => {
  const { job, readDesk, known, download, stored } = await aDevice()
  readDesk([job])
  await download()
  await stored()
  const online = answer
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  known.heard.add(job)
  await expect(download()).rejects.toThrow('Failed to fetch')
  answer = online
  asked.length = 0
  await download()
  expect(asked).toEqual(fileOf(job))
})

test('a file of which a part is missing is read again at once', async () => {
  const { database, job, readDesk, start, download, stored } = await aDevice()
  readDesk([job])
  await download()
  await stored()
  await database.jobs.delete(JSON.stringify(['visits', 'job', job]))
  asked.length = 0
  await download(start())
  expect(asked).toEqual(fileOf(job))
})

test('what changed while nobody here listened is read again, once the desk tells of it', async () => {
  const { job, readDesk, start, download, stored } = await aDevice()
  readDesk([job])
  await download()
  await stored()
  asked.length = 0
  const later = start()
  await download(later)
  expect(asked).toEqual([])
  readDesk([job], 2)
  await download(later)
  expect(asked).toEqual(fileOf(job))
  await download(later)
  expect(asked).toHaveLength(3)
})

test('a file whose download was broken off after the job itself is read again', async () => {
  const { database, job, readDesk, start, download, stored } = await aDevice()
  readDesk([job])
  await download()
  await stored()
  const changed = Date.now() + minute
  await database.jobs.update(JSON.stringify(['jobs', 'job', job]), { at: changed + minute })
  readDesk([job], 1, changed)
  asked.length = 0
  const later = start()
  await download(later)
  expect(asked).toEqual(fileOf(job))
  await download(later)
  expect(asked).toHaveLength(3)
})

test('where something may have been missed, the desk is asked first', async () => {
  const { job, readDesk, known, download, stored } = await aDevice()
  readDesk([job])
  await download()
  await stored()
  asked.length = 0
  known.hasMissed = true
  const online = answer
  const item = { id: job, has_job: true, is_mine: true, history: [line(2)] }
  const desk = { items: [item], reassigned: [], canceled: [] }
  answer = (url) => (url === '/api/leads/desk' ? Response.json(desk) : online(url))
  await download()
  expect(asked).toEqual(['/api/leads/desk', ...fileOf(job)])
})
