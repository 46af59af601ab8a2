import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { localFiles } from './files.ts'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mission-restore-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('bytes come back as they were put, also by a process that starts later', async () => {
  const folder = await aFolder()
  await localFiles(folder).put('photos/ab/abc.jpg', Buffer.from([0, 255, 10, 13]))
  expect(await localFiles(folder).read('photos/ab/abc.jpg')).toEqual(Buffer.from([0, 255, 10, 13]))
})

test('bytes that come in pieces are put as one file, and leave nothing where they break off', async () => {
  const folder = await aFolder()
  const files = localFiles(folder)
  await files.put('report.pdf', pieces(3))
  expect((await files.read('report.pdf'))?.toString()).toBe('piece 0;piece 1;piece 2;')
  await expect(files.put('other.pdf', pieces(3, 'the line broke'))).rejects.toThrow('the line broke')
  expect(await files.open('other.pdf')).toBeNull()
  expect(await readdir(join(folder, '.drafts'))).toEqual([])
})

test('bytes without a key wait on the disk with their hash, are read from there, and go when they are discarded', async () => {
  const folder = await aFolder()
  const files = localFiles(folder)
  const draft = await files.setAside(pieces(3))
  expect(draft.sha256).toBe(createHash('sha256').update('piece 0;piece 1;piece 2;').digest('hex'))
  expect([(await draft.head(9)).toString(), (await draft.head(99)).length]).toEqual(['piece 0;p', 24])
  expect((await draft.whole()).toString()).toBe('piece 0;piece 1;piece 2;')
  expect(await readdir(join(folder, '.drafts'))).toHaveLength(1)
  await draft.discard()
  await draft.discard()
  await expect(files.setAside(pieces(3, 'the line broke'))).rejects.toThrow('the line broke')
  expect(await readdir(join(folder, '.drafts'))).toEqual([])
})

test('a file is read in pieces, from any place to any other, and what is asked for only', async () => {
  const files = localFiles(await aFolder())
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, nth) => nth % 251))
  await files.put('video.mp4', bytes)
  const file = await files.open('video.mp4')
  expect(file?.size).toBe(200_000)
  const read = async (from?: number, to?: number) =>
    Buffer.from(await new Response(file?.stream(from, to)).bytes())
  expect((await read()).equals(bytes)).toBe(true)
  expect((await read(70_000, 140_000)).equals(bytes.subarray(70_000, 140_001))).toBe(true)
  expect((await read(199_999)).equals(bytes.subarray(199_999))).toBe(true)
  const reader = file?.stream().getReader()
  expect((await reader?.read())?.value?.length).toBe(65_536)
  await reader?.cancel()
})

test('an empty file has no bytes, and a folder is no file', async () => {
  const files = localFiles(await aFolder())
  await files.put('a/empty', Buffer.alloc(0))
  expect(await new Response((await files.open('a/empty'))?.stream()).bytes()).toHaveLength(0)
  expect(await files.open('a')).toBeNull()
})

test('the same key ten times at once is one whole file, and leaves no drafts behind', async () => {
  const folder = await aFolder()
  const files = localFiles(folder)
  const bytes = Buffer.alloc(300_000, 'x')
  await Promise.all(Array.from({ length: 10 }, () => files.put('photos/x.jpg', bytes)))
  expect((await files.read('photos/x.jpg'))?.equals(bytes)).toBe(true)
  expect(await readdir(join(folder, '.drafts'))).toEqual([])
  expect(await readdir(join(folder, 'photos'))).toEqual(['x.jpg'])
})

test('what is removed is gone, and removing it again is harmless', async () => {
  const files = localFiles(await aFolder())
  await files.put('note.eml', Buffer.from('x'))
  await files.remove('note.eml')
  await files.remove('note.eml')
  expect(await files.read('note.eml')).toBeNull()
})

test.each([
  '',
  '.',
  '..',
  '../x',
  'a/../x',
  '/etc/passwd',
  'a//b',
  'a/',
  '.drafts/x',
  'a\\b',
  'a\0',
  'A',
  'a'.repeat(201),
])('the key %j is refused by every way in', async (key) => {
  const files = localFiles(await aFolder())
  await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('cannot be the key')
  await expect(files.open(key)).rejects.toThrow('cannot be the key')
  await expect(files.read(key)).rejects.toThrow('cannot be the key')
  await expect(files.remove(key)).rejects.toThrow('cannot be the key')
})

test('a draft of a process that died is swept at the next start, a fresh one is left to its owner', async () => {
  const folder = await aFolder()
  localFiles(folder)
  const [old, fresh] = [join(folder, '.drafts', 'old'), join(folder, '.drafts', 'fresh')]
  await writeFile(old, 'half')
  await writeFile(fresh, 'half')
  await utimes(old, 1, 1)
  localFiles(folder)
  expect(await readdir(join(folder, '.drafts'))).toEqual(['fresh'])
})

test('a put that fails leaves nothing behind', async () => {
  const folder = await aFolder()
  const files = localFiles(folder)
  await files.put('taken', Buffer.from('x'))
  await expect(files.put('taken/below', Buffer.from('x'))).rejects.toThrow()
  expect(await readdir(join(folder, '.drafts'))).toEqual([])
  expect(await files.read('taken')).toEqual(Buffer.from('x'))
})

async function* pieces(count: number, breaks?: string) {
  for (let nth = 0; nth < count; nth++) yield Buffer.from(`piece ${nth};`)
  if (breaks) throw new Error(breaks)
}
