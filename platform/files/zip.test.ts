import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeZip, type ZipEntry } from './zip.ts'

test('every file of a ZIP is found as it went in, whatever letters its name has', async () => {
  const at = new Date('2026-11-20T12:30:00Z')
  const files = [
    { name: 'a.txt', bytes: Buffer.from('one'), at },
    { name: 'folder/señal.txt', bytes: Buffer.from('two'), at },
    { name: 'empty', bytes: Buffer.alloc(0), at },
  ]
  const parts: Uint8Array[] = []
  for await (const part of writeZip(inTurn(files))) parts.push(part)
  expect(filesOf(Buffer.concat(parts))).toEqual(
    files.map(({ name, bytes }) => ({ name, text: bytes.toString() })),
  )
})

async function* inTurn(files: readonly ZipEntry[]) {
  yield* files
}

/** Read as other programs do: from the end, along the directory. */
function filesOf(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    const [crc, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)]
    const [nameLength, offset] = [zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const from = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    const bytes = zip.subarray(from, from + size)
    if (crc32(bytes) !== crc) throw new Error(`${name} is damaged.`)
    at += 46 + nameLength
    return { name, text: bytes.toString() }
  })
}
