import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; bytes: Uint8Array; at: Date }

type Placed = { name: Buffer; head: Buffer; offset: number }

/** Names are UTF-8. */
const flags = 0x0800
const version = 20

/**
 * A ZIP of files as they come, none compressed: what goes in here is compressed already. No more is held in memory than one file and the
 * names of all. Below 4 GB and 65,535 files, which callers bound.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const placed: Placed[] = []
  let offset = 0
  for await (const { name, bytes, at } of entries) {
    const file = { name: Buffer.from(name, 'utf8'), head: headOf(bytes, at), offset }
    placed.push(file)
    const local = Buffer.concat([
      uint32(0x04034b50),
      file.head,
      uint16(file.name.length),
      uint16(0),
      file.name,
    ])
    yield local
    yield bytes
    offset += local.length + bytes.length
  }
  const directory = Buffer.concat(placed.map(lineOf))
  yield directory
  yield Buffer.concat([
    uint32(0x06054b50),
    uint32(0),
    uint16(placed.length),
    uint16(placed.length),
    uint32(directory.length),
    uint32(offset),
    uint16(0),
  ])
}

/** What the file itself and the directory say of it, in the same words. */
function headOf(bytes: Uint8Array, at: Date) {
  return Buffer.concat([
    uint16(version),
    uint16(flags),
    uint16(0),
    uint16((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)),
    uint16(
      ((Math.max(1980, at.getUTCFullYear()) - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    ),
    uint32(crc32(bytes)),
    uint32(bytes.length),
    uint32(bytes.length),
  ])
}

function lineOf({ name, head, offset }: Placed) {
  return Buffer.concat([
    uint32(0x02014b50),
    uint16(version),
    head,
    uint16(name.length),
    Buffer.alloc(12),
    uint32(offset),
    name,
  ])
}

function uint16(value: number) {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
