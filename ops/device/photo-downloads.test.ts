import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from '../store/database.ts'
import { openPhotoDownloads } from './photo-downloads.ts'
import { openStoredPhotos } from '../store/stored-photos.ts'
import { sealerWith } from '../store/sealing.ts'

const fetched: string[] = []
let answer = (_path: string) => new Response('bytes', { headers: { 'content-type': 'image/webp' } })

beforeEach(() => {
  fetched.length = 0
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => Promise<void>) => work() },
  })
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return answer(url)
  })
})
afterEach(() => vi.unstubAllGlobals())

const small = (sha: string) => `/api/photos/${sha}/thumbnail`
const large = (sha: string) => `/api/photos/${sha}/picture`
const photo = (sha256: string) => ({
  sha256,
  url: `${large(sha256)}?sig=1`,
  thumbnail_url: `${small(sha256)}?sig=1`,
  width: 4,
  height: 3,
  by: null,
})
const [wet, dry] = ['a'.repeat(64), 'b'.repeat(64)]

async function aDevice() {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const database = openDatabase(newId())
  const photos = openStoredPhotos(database, sealerWith(key))
  const client = new QueryClient()
  const stored = new Set<string>()
  const downloads = openPhotoDownloads({
    client,
    photos,
    personId: newId(),
    storedLeads: async () => [...stored],
    isStored: () => true,
  })
  function read(id: string, shas: readonly string[], status = 'contacted') {
    stored.add(id)
    client.setQueryData(['lead', id], { id, status, photos: shas.map(photo) })
    downloads.start()
  }
  return { database, photos, downloads, stored, read, client }
}

test('photos of a stored request are downloaded once, small ones first, and are not readable on the disk', async () => {
  const { photos, read, database } = await aDevice()
  const id = newId()
  read(id, [wet, dry])
  await expect.poll(() => photos.count()).toBe(4)
  expect(fetched.map((url) => url.split('?')[0])).toEqual([small(wet), small(dry), large(wet), large(dry)])
  expect(await (await photos.find(large(dry)))?.text()).toBe('bytes')
  const rows = await database.photos.toArray()
  expect(rows.some(({ sealed }) => new TextDecoder().decode(sealed.bytes).includes('bytes'))).toBe(false)
  read(id, [wet, dry])
  read(newId(), [])
  await expect.poll(() => photos.count()).toBe(4)
  expect(fetched).toHaveLength(4)
})

test('of a closed request the small photos are stored alone', async () => {
  const { photos, read } = await aDevice()
  const id = newId()
  read(id, [wet], 'closed')
  await expect.poll(() => photos.pathsOf(id)).toEqual([small(wet)])
  read(newId(), [dry])
  await expect.poll(() => photos.count()).toBe(3)
  expect(await photos.pathsOf(id)).toEqual([small(wet)])
})

test('photos leave with their request, and one that was removed from it leaves alone', async () => {
  const { photos, read, stored, downloads } = await aDevice()
  const [kept, reassigned] = [newId(), newId()]
  read(kept, [wet, dry])
  read(reassigned, [wet])
  await expect.poll(() => photos.count()).toBe(6)
  stored.delete(reassigned)
  downloads.start()
  await expect.poll(() => photos.pathsOf(reassigned)).toEqual([])
  expect((await photos.pathsOf(kept)).length).toBe(4)
  read(kept, [dry])
  await expect
    .poll(() => photos.pathsOf(kept).then((paths) => paths.toSorted()))
    .toEqual([small(dry), large(dry)].toSorted())
})

test('an address that has expired is asked for again once the request was read again', async () => {
  const { photos, read } = await aDevice()
  const works = answer
  answer = () => new Response(null, { status: 404 })
  const id = newId()
  read(id, [wet])
  await expect.poll(() => fetched.length).toBe(1)
  answer = works
  read(id, [wet])
  await expect.poll(() => photos.count()).toBe(2)
})
