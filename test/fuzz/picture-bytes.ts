import { crc32, deflateSync } from 'node:zlib'

/** Numbers from 0 to below `limit`, the same ones for the same seed. */
export type Dice = (limit: number) => number

export function dice(seed: number): Dice {
  let state = seed >>> 0
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

/** The bytes with one to four harms done to them. */
export function harmed(bytes: Buffer, roll: Dice): Buffer {
  let harmed: Buffer = Buffer.from(bytes)
  for (let count = 1 + roll(4); count > 0; count--)
    harmed = harms[roll(harms.length)]?.(harmed, roll) ?? harmed
  return harmed
}

const longestPiece = 64

const harms: ((bytes: Buffer, roll: Dice) => Buffer)[] = [
  (bytes, roll) => change(bytes, roll, (byte) => byte ^ (1 << roll(8))),
  (bytes, roll) => change(bytes, roll, () => roll(256)),
  (bytes, roll) => change(bytes, roll, () => (roll(2) ? 0xff : 0)),
  // The beginning tells sizes and kinds.
  (bytes, roll) => Buffer.concat([change(bytes.subarray(0, 48), roll, () => roll(256)), bytes.subarray(48)]),
  (bytes, roll) => splice(bytes, roll, (piece) => [piece, piece]),
  (bytes, roll) => splice(bytes, roll, () => []),
  (bytes, roll) => splice(bytes, roll, (piece) => [piece, Buffer.alloc(roll(2000), roll(256))]),
  (bytes, roll) => splice(bytes, roll, (piece) => [Buffer.from(piece.toReversed())]),
  (bytes, roll) => bytes.subarray(0, roll(bytes.length)),
  (bytes) => Buffer.concat([bytes, bytes]),
]

function change(bytes: Buffer, roll: Dice, make: (byte: number) => number) {
  const changed = Buffer.from(bytes)
  for (let count = 1 + roll(8); count > 0; count--) {
    const at = roll(changed.length)
    changed[at] = make(changed[at] ?? 0)
  }
  return changed
}

function splice(bytes: Buffer, roll: Dice, make: (piece: Buffer) => Buffer[]) {
  const from = roll(bytes.length)
  const to = from + 1 + roll(longestPiece)
  return Buffer.concat([bytes.subarray(0, from), ...make(bytes.subarray(from, to)), bytes.subarray(to)])
}

/** A PNG with one more chunk behind its header. */
export function withPngChunk(png: Buffer, name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(body, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** Zeros that are 1000 times smaller while they are packed. */
export function packedZeros(length: number) {
  return deflateSync(Buffer.alloc(length), { level: 9 })
}

/** A JPEG with a segment behind its first two bytes. */
export function withJpegSegment(jpeg: Buffer, kind: number, data: Buffer) {
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** A JPEG that says it is this large. */
export function jpegOfSize(jpeg: Buffer, width: number, height: number) {
  const changed = Buffer.from(jpeg)
  const frame = changed.findIndex(
    (byte, at) => byte === 0xff && [0xc0, 0xc1, 0xc2].includes(changed[at + 1] ?? 0),
  )
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** A progressive JPEG that draws its last scan again and again. */
export function jpegOfManyScans(jpeg: Buffer, count: number) {
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const last = jpeg.subarray(scan, -2)
  const scans = Array.from({ length: count }, () => last)
  return Buffer.concat([jpeg.subarray(0, scan), ...scans, jpeg.subarray(-2)])
}
