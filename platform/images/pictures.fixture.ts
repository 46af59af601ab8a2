import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture file as a phone or a stranger may send it; the left half is red, the right half blue. */
export function aPicture(width = 600, height = 400) {
  const blue = {
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#1040c0' },
  }
  return sharp({ create: { width, height, channels: 3, background: '#c01010' } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ])
}

/** As a phone takes it: lying on its side, with the place where it was taken, the device and a colour profile. */
export function aPhonePhoto(width = 600, height = 400) {
  return aPicture(width, height)
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Phone maker', Model: 'Phone 12' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 53/1 18/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '80/1 41/1 38/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/**
 * As an iPhone keeps it. Made by `heif-enc -q 40 -o phone-photo.fixture.heic phone.jpg` (libheif 1.15.1) of `aPhonePhoto()`, and by
 * `heif-enc -q 30 -o large-photo.fixture.heic large.jpg` of `aPicture(3000, 2000)` as JPEG.
 */
export function aHeicPhoto(size: 'phone' | 'large' = 'phone') {
  return readFile(join(import.meta.dirname, `${size}-photo.fixture.heic`))
}

/** A PNG of 900 million black pixels in about 100 kB. */
export function aBomb(side = 30_000) {
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  return blackPng(side, [1, 0, 0, 0, 0], deflateSync(rows, { level: 9 }))
}

/** A PNG of clear pixels of eight bytes each, which a decoder must hold whole because it is interlaced. */
export async function anInterlacedBomb(side: number) {
  // A pixel of each pass every so many columns and rows, from a first one on: Adam7.
  const passes = [
    [8, 8, 0, 0],
    [8, 8, 4, 0],
    [4, 8, 0, 4],
    [4, 4, 2, 0],
    [2, 4, 0, 2],
    [2, 2, 1, 0],
    [1, 2, 0, 1],
  ] as const
  const packing = createDeflate({ level: 6 })
  const packed = buffer(packing)
  for (const [dx, dy, x, y] of passes) {
    const row = Buffer.alloc(1 + Math.ceil((side - x) / dx) * 8)
    for (let count = Math.ceil((side - y) / dy); count > 0; count--)
      if (!packing.write(row)) await once(packing, 'drain')
  }
  packing.end()
  return blackPng(side, [16, 6, 0, 0, 1], await packed)
}

function blackPng(side: number, kind: number[], packed: Buffer) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set(kind, 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
