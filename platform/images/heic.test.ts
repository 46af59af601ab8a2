import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refusal } from '#platform/refusal.ts'
import { second } from '#platform/time.ts'
import { readHeic, type HeicLimits } from './heic.ts'
import { aHeicPhoto } from './pictures.fixture.ts'
import { reencode } from './reencode.ts'

const photo = await aHeicPhoto()
const megabyte = 1024 * 1024
const limits: HeicLimits = { pixels: 50_000_000, memory: 512 * megabyte, time: 10 * second }
const unreadable = { status: 422, code: 'photo-heic', message: expect.stringMatching(/^[A-Z].*\.$/) }

/** The file with another width and height written where it tells them. */
function claiming(width: number, height: number) {
  const changed = Buffer.from(photo)
  const place = changed.indexOf('ispe') + 8
  changed.writeUInt32BE(width, place)
  changed.writeUInt32BE(height, place + 4)
  return changed
}

test('an iPhone photo becomes a JPEG with its colours, and tells nothing of place or device', async () => {
  expect(photo.includes('Phone maker')).toBe(true)
  const { picture, thumbnail, width, height } = await reencode(photo)
  expect([width, height]).toEqual([600, 400])
  for (const made of [picture, thumbnail]) {
    const { exif, icc, iptc, xmp, space } = await sharp(made).metadata()
    expect({ exif, icc, iptc, xmp, space }).toEqual({ space: 'srgb' })
    expect(made.includes('Phone maker')).toBe(false)
  }
  expect(await dominant(picture, 100)).toBe('red')
  expect(await dominant(picture, 500)).toBe('blue')
})

test.each([
  ['the first bytes and nothing else', photo.subarray(0, 24)],
  ['half of it', photo.subarray(0, photo.length / 2)],
  ['all but the last bytes', photo.subarray(0, photo.length - 60)],
  ['its kind and then noise', Buffer.concat([photo.subarray(0, 32), Buffer.alloc(4000, 0xa5)])],
])('a HEIC photo of which came %s is refused', async (_, bytes) => {
  await expect(reencode(bytes)).rejects.toMatchObject(unreadable)
})

test('a photo that is really another one than it tells is refused', async () => {
  await expect(reencode(claiming(6000, 6000))).rejects.toMatchObject(unreadable)
})

test('a bomb of 900 million pixels is refused before the first one is decoded', async () => {
  await expect(reencode(claiming(30_000, 30_000))).rejects.toMatchObject({ code: 'photo-too-many-pixels' })
})

test('a photo that takes too long, or more memory than there is for it, ends alone, and the next is read', async () => {
  await expect(readHeic(photo, { ...limits, time: 1 })).rejects.toMatchObject(unreadable)
  const large = await aHeicPhoto('large')
  await expect(readHeic(large, { ...limits, memory: 20 * megabyte })).rejects.toMatchObject(unreadable)
  expect(await readHeic(large, limits)).toMatchObject({ kind: 'pixels', width: 3000, height: 2000 })
})

test('whatever stands in a file, it is read or refused, and the next one is read', async () => {
  const others = Array.from({ length: 12 }, (_, nth) => changeBytes(nth + 1))
  for (const bytes of others) {
    const outcome = await reencode(bytes).catch((error: unknown) => error)
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Refusal)
  }
  expect(await reencode(photo)).toMatchObject({ width: 600, height: 400 })
})

test('several at once are read one after the other', async () => {
  const made = await Promise.all([photo, photo, photo].map((bytes) => reencode(bytes)))
  expect(made.map(({ width }) => width)).toEqual([600, 600, 600])
})

/** The photo with 20 bytes behind its name changed, the same ones each time for the same number. */
function changeBytes(seed: number) {
  const changed = Buffer.from(photo)
  let state = seed
  for (let change = 0; change < 20; change++) {
    state = (state * 48_271) % 2_147_483_647
    changed[32 + (state % (changed.length - 32))] = state >> 8
  }
  return changed
}

async function dominant(bytes: Buffer, left: number) {
  const spot = { left, top: 200, width: 1, height: 1 }
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).extract(spot).raw().toBuffer()
  if (red > 2 * Math.max(green, blue)) return 'red'
  return blue > 1.5 * Math.max(red, green) ? 'blue' : [red, green, blue].join()
}
