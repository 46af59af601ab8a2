import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { trouble } from '../trouble.ts'

type Entry = { name: string; method: number; packed: number; offset: number }

/** A ZIP on the disk. No more of a file than a piece is in memory while it is read. */
export type ZipReader = {
  /** In the order of the directory: a name that stands twice in it is listed twice. */
  readonly names: readonly string[]
  read(name: string): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

const pieceBytes = 64 * 1024
const endBytes = 22
const longestComment = 65_535
const [stored, deflated] = [0, 8]

/** As `writeZip` writes it, or as someone packed the same files again. */
export async function openZip(path: string): Promise<ZipReader> {
  const file = await open(path)
  try {
    const entries = await readDirectory(file)
    const byName = new Map(entries.map((entry) => [entry.name, entry]))
    return {
      names: entries.map(({ name }) => name),
      async *read(name) {
        const entry = byName.get(name)
        if (!entry) throw damaged()
        yield* unpacked(file, entry)
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Other programs find the files along the directory at the end, too. Folders are no files. */
async function readDirectory(file: FileHandle): Promise<Entry[]> {
  const { size } = await file.stat()
  const tail = await bytesAt(file, Math.max(0, size - endBytes - longestComment), size)
  const end = tail.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || end + endBytes > tail.length) throw damaged()
  const [count, length, from] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ]
  const directory = await bytesAt(file, from, from + length)
  const entries: Entry[] = []
  for (let nth = 0, at = 0; nth < count; nth++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw damaged()
    const nameLength = directory.readUInt16LE(at + 28)
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    const [method, packed] = [directory.readUInt16LE(at + 10), directory.readUInt32LE(at + 20)]
    if (!name.endsWith('/')) entries.push({ name, method, packed, offset: directory.readUInt32LE(at + 42) })
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

async function* unpacked(file: FileHandle, entry: Entry): AsyncGenerator<Uint8Array> {
  const head = await bytesAt(file, entry.offset, entry.offset + 30)
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) throw damaged()
  const nameEnd = entry.offset + 30 + head.readUInt16LE(26)
  const name = await bytesAt(file, entry.offset + 30, nameEnd)
  // What another program would unpack under another name is not this file.
  if (name.toString('utf8') !== entry.name) throw damaged()
  const from = nameEnd + head.readUInt16LE(28)
  const packed = pieces(file, from, from + entry.packed)
  if (entry.method === stored) yield* packed
  else if (entry.method === deflated) yield* Readable.from(packed).pipe(createInflateRaw())
  else throw damaged()
}

async function* pieces(file: FileHandle, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to; at += pieceBytes) {
    const end = Math.min(at + pieceBytes, to)
    const piece = await bytesAt(file, at, end)
    if (piece.length < end - at) throw damaged()
    yield piece
  }
}

async function bytesAt(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, to - from))
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
  return bytes.subarray(0, bytesRead)
}

function damaged() {
  return trouble('This is not a whole ZIP file.', 'Download it again.')
}
