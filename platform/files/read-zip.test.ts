import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openZip } from './read-zip.ts'
import { writeZip, type ZipEntry } from './zip.ts'

const at = new Date('2026-11-20T12:30:00Z')
const long = Buffer.alloc(200_000, 'long ')

async function aZip(files: readonly ZipEntry[]) {
  const parts: Uint8Array[] = []
  for await (const part of writeZip(inTurn(files))) parts.push(part)
  return Buffer.concat(parts)
}

async function* inTurn(files: readonly ZipEntry[]) {
  yield* files
}

async function onDisk(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'mission-restore-zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'a.zip'), bytes)
  return join(folder, 'a.zip')
}

async function readAll(bytes: Buffer) {
  const zip = await openZip(await onDisk(bytes))
  const found: [string, string][] = []
  try {
    for (const name of zip.names) {
      const parts: Uint8Array[] = []
      for await (const part of zip.read(name)) parts.push(part)
      found.push([name, String(Buffer.concat(parts))])
    }
  } finally {
    await zip.close()
  }
  return found
}

test('what was packed is read again, however long it is', async () => {
  const files = [
    { name: 'folder/señal.txt', bytes: Buffer.from('two'), at },
    { name: 'empty', bytes: Buffer.alloc(0), at },
    { name: 'long', bytes: long, at },
  ]
  expect(await readAll(await aZip(files))).toEqual(files.map(({ name, bytes }) => [name, String(bytes)]))
})

test('a file that another program packed smaller is read as it was', async () => {
  const packed = deflateRawSync(long)
  const zip = await aZip([{ name: 'long', bytes: packed, at }])
  for (const place of [8, zip.indexOf(Buffer.from('504b0102', 'hex')) + 10]) zip.writeUInt16LE(8, place)
  expect(await readAll(zip)).toEqual([['long', String(long)]])
})

test('half a file, no ZIP, or one whose two names of a file differ is refused in words', async () => {
  const zip = await aZip([{ name: 'long', bytes: long, at }])
  const otherName = Buffer.from(zip)
  otherName.write('gone', 30)
  for (const bytes of [zip.subarray(0, 1000), Buffer.from('no zip'), Buffer.alloc(0), otherName])
    await expect(readAll(bytes)).rejects.toThrow('This is not a whole ZIP file. Download it again.')
})
