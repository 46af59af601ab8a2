import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { aBomb, anInterlacedBomb, aPhonePhoto, aPicture } from './pictures.fixture.ts'
import { reencode } from './reencode.ts'

const opener = join(import.meta.dirname, 'open-at-once.fixture.ts')

/** The colour at a place, where 0 is left or top and 1 is right or bottom: red, blue, white, or the numbers of another. */
async function colourAt(bytes: Buffer, x: number, y: number) {
  const { width, height } = await sharp(bytes).metadata()
  const spot = { left: Math.round(x * (width - 1)), top: Math.round(y * (height - 1)), width: 1, height: 1 }
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).removeAlpha().extract(spot).raw().toBuffer()
  if (red > 100 && red > 2 * Math.max(green, blue)) return 'red'
  if (blue > 100 && blue > 1.5 * Math.max(red, green)) return 'blue'
  return Math.min(red, green, blue) > 245 ? 'white' : [red, green, blue].join()
}

test('a phone photo comes out upright, in sRGB, and tells nothing of place or device', async () => {
  const sent = await aPhonePhoto(600, 400)
  const before = await sharp(sent).metadata()
  expect([before.orientation, before.exif !== undefined, before.icc !== undefined]).toEqual([6, true, true])
  expect(sent.includes('Phone maker')).toBe(true)

  const { picture, thumbnail, width, height } = await reencode(sent)
  expect([width, height]).toEqual([400, 600])
  for (const made of [picture, thumbnail]) {
    const { exif, icc, iptc, xmp, orientation, space } = await sharp(made).metadata()
    expect({ exif, icc, iptc, xmp, orientation, space }).toEqual({ space: 'srgb' })
    expect(made.includes('Phone maker')).toBe(false)
    expect(await colourAt(made, 0.5, 0.1)).toBe('red')
    expect(await colourAt(made, 0.5, 0.9)).toBe('blue')
  }
})

test('a large photo is made smaller, a small one is not made larger', async () => {
  const large = await reencode(await aPicture(4000, 3000).jpeg().toBuffer())
  expect([large.width, large.height]).toEqual([2560, 1920])
  expect(await sharp(large.picture).metadata()).toMatchObject({ format: 'jpeg', width: 2560, height: 1920 })
  expect(await sharp(large.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
  const small = await reencode(await aPicture(30, 20).png().toBuffer())
  expect([small.width, small.height]).toEqual([30, 20])
})

test.each([
  ['a WebP', () => aPicture().webp().toBuffer()],
  ['a PNG', () => aPicture().png().toBuffer()],
  ['a PNG with 16 bits', () => aPicture().toColourspace('rgb16').png().toBuffer()],
  ['an interlaced PNG', () => aPicture().png({ progressive: true }).toBuffer()],
  ['a PNG with a palette', () => aPicture().png({ palette: true }).toBuffer()],
  ['a JPEG for printers (CMYK)', () => aPicture().toColourspace('cmyk').jpeg().toBuffer()],
  ['a progressive JPEG', () => aPicture().jpeg({ progressive: true }).toBuffer()],
  [
    'the first picture of an animated WebP',
    async () =>
      sharp([await aPicture().png().toBuffer(), await aPicture().negate().png().toBuffer()], {
        join: { animated: true },
      })
        .webp({ loop: 0 })
        .toBuffer(),
  ],
])('%s keeps its colours and its size', async (_, make) => {
  const { picture, width, height } = await reencode(await make())
  expect([width, height]).toEqual([600, 400])
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    space: 'srgb',
    channels: 3,
    depth: 'uchar',
  })
  expect(await colourAt(picture, 0.1, 0.5)).toBe('red')
  expect(await colourAt(picture, 0.9, 0.5)).toBe('blue')
})

test('what is see-through becomes white', async () => {
  const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  expect(await colourAt((await reencode(clear)).picture, 0.5, 0.5)).toBe('white')
})

test('a program hidden behind a photo is gone', async () => {
  const photo = await aPicture().jpeg().toBuffer()
  const hidden = Buffer.from('PK\u0003\u0004<script>alert(1)</script><?php system($_GET[0]) ?>')
  const { picture } = await reencode(Buffer.concat([photo, hidden]))
  expect(picture.includes('<script>')).toBe(false)
  expect(picture.includes('<?php')).toBe(false)
})

test.each([
  ['a bomb of 900 million pixels', async () => aBomb(), 422, 'photo-too-many-pixels'],
  [
    'an interlaced PNG that unfolds into 392 MB',
    async () => anInterlacedBomb(7000),
    422,
    'photo-too-many-pixels',
  ],
  [
    'a photo cut off in the middle',
    async () => halve(await aPicture(1200, 900).jpeg().toBuffer()),
    422,
    'photo-damaged',
  ],
  [
    'a PNG cut off in the middle',
    async () => halve(await aPicture(1200, 900).png({ compressionLevel: 0 }).toBuffer()),
    422,
    'photo-damaged',
  ],
  [
    'a WebP cut off in the middle',
    async () => halve(await aPicture(1200, 900).webp().toBuffer()),
    422,
    'photo-damaged',
  ],
  [
    'the first bytes of a JPEG and nothing else',
    async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    422,
    'photo-damaged',
  ],
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    415,
    'photo-kind',
  ],
  ['a PHP program', async () => Buffer.from('<?php system($_GET[0]);'), 415, 'photo-kind'],
  ['a GIF', async () => aPicture().gif().toBuffer(), 415, 'photo-kind'],
  ['a TIFF', async () => aPicture().tiff().toBuffer(), 415, 'photo-kind'],
  ['nothing', async () => Buffer.alloc(0), 415, 'photo-kind'],
])('%s is refused with a sentence', async (_, make, status, code) => {
  const sent = await make()
  await expect(reencode(sent)).rejects.toMatchObject({
    status,
    code,
    message: expect.stringMatching(/^[A-Z].*\.$/),
  })
})

function halve(bytes: Buffer) {
  return bytes.subarray(0, bytes.length / 2)
}

test.each([
  [[1, 100], 'photo-too-narrow'],
  [[20_001, 600], 'photo-too-narrow'],
])('a strip of %j is refused from its head', async ([width = 0, height = 0], code) => {
  const strip = await aPicture(width, height).png().toBuffer()
  await expect(reencode(strip)).rejects.toMatchObject({ status: 422, code })
})

test('the panorama of a phone is taken', async () => {
  expect(await reencode(await aPicture(16_000, 1000).jpeg().toBuffer())).toMatchObject({ width: 2560 })
})

test('a crowd of photos at once is taken or told to come again, and none is lost in between', async () => {
  const photo = await aPicture(60, 40).jpeg().toBuffer()
  const crowd = Array.from({ length: 80 }, (_, nth) => reencode(photo, `sender ${nth % 4}`))
  const answers = await Promise.allSettled([...crowd, ...crowd.map(() => reencode(photo, 'flood'))])
  const own = answers.slice(0, 80)
  expect(own.filter(({ status }) => status === 'fulfilled')).toHaveLength(62)
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(98)
  expect(refused[0]).toMatchObject({ reason: { status: 503, extra: { retryAfter: 5 } } })
})

test('photos that unfold into hundreds of megabytes are opened one after the other, and all are taken', async () => {
  const bytes = await aPicture(8160, 6120).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  const folder = await mkdtemp(join(tmpdir(), 'mission-restore-photo-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'photo'), bytes)
  const { stdout } = await promisify(execFile)(process.execPath, [opener, join(folder, 'photo'), '2'])
  const { outcomes, grown } = JSON.parse(stdout)
  expect(outcomes).toEqual(['drawn', 'drawn'])
  // One of them takes 335 MB, and two at once 660.
  expect(grown).toBeLessThan(450_000_000)
}, 180_000)

test('the photo of a phone with 50 megapixels is taken', async () => {
  const photo = await aPicture(8160, 6120).jpeg().toBuffer()
  expect(await reencode(photo)).toMatchObject({ width: 2560, height: 1920 })
})
