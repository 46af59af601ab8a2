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
