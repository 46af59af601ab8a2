import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { deskQuery } from '../desk/queries.ts'
import { openDatabase } from '../store/database.ts'
import { sealerWith } from '../store/sealing.ts'
import { storeReads } from '../store/stored-reads.ts'
import { downloadJobs } from './job-downloads.ts'

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
  answer = (url) => Response.json({ is_mine: true, items: [], visits: [], next: null, url })
})
afterEach(() => vi.unstubAllGlobals())

/** A device whose person has a request and a job in hand. */
async function aDevice() {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const database = openDatabase(newId())
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  storeReads(client, { database, sealer: sealerWith(key), onStored: () => {} })
  const job = newId()
  const readDesk = (...jobs: string[]) => {
    const items = jobs.map((id) => ({ id, has_job: true }))
    client.setQueryData<unknown>(deskQuery.queryKey, { items: [{ id: newId(), has_job: false }, ...items] })
  }
  const tried = new Map<string, number>()
  const download = () => downloadJobs({ client, jobs: database.jobs, tried }, new AbortController().signal)
  const age = async (ms: number) => {
    await expect.poll(() => database.jobs.count()).toBe(3)
    tried.clear()
    await database.jobs.toCollection().modify((row) => void (row.at = Date.now() - ms))
  }
  return { client, database, job, readDesk, download, age }
}

test('the file of each job in hand is on the device before it was ever opened, and is read again once it is old', async () => {
  const { database, job, readDesk, download, age } = await aDevice()
  await download()
  expect(asked).toEqual([])
  readDesk(job)
  await download()
  const file = [`/api/jobs/${job}`, `/api/jobs/${job}/visits`, `/api/jobs/${job}/history`]
  expect(asked).toEqual(file)
  await expect.poll(() => database.jobs.count()).toBe(3)
  await download()
  expect(asked).toHaveLength(3)
  await age(11 * minute)
  await download()
  expect(asked).toEqual([...file, ...file])
})

test('what is not in hand any more is read again after a day, so that it leaves once it is not theirs', async () => {
  const { database, job, readDesk, download, age } = await aDevice()
  readDesk(job)
  await download()
  await age(11 * minute)
  readDesk()
  await download()
  expect(asked).toHaveLength(3)
  await age(day + minute)
  answer = () => Response.json({ code: 'job-not-found', detail: 'Job not found.' }, { status: 404 })
  await download()
  await expect.poll(() => database.jobs.count()).toBe(0)
})

test('without an answer nothing more is asked for, and what is there stays', async () => {
  const { database, job, readDesk, download, age } = await aDevice()
  readDesk(job)
  await download()
  await age(11 * minute)
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(download()).rejects.toThrow('Failed to fetch')
  expect(asked).toHaveLength(4)
  expect(await database.jobs.count()).toBe(3)
})
