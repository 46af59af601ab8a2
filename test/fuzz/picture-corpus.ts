import sharp from 'sharp'
import { aBomb, aPhonePhoto, aPicture } from '#platform/images/pictures.fixture.ts'
import { maxPhotoBytes } from '#domain/photos/photo-limits.ts'
import { jpegOfManyScans, jpegOfSize, packedZeros, withJpegSegment, withPngChunk } from './picture-bytes.ts'

/** What must not be found in a picture that we made. */
export const smuggled = [
  '<script',
  '<?php',
  'PK\u0003\u0004',
  'Exif',
  'GPS',
  'ICC_PROFILE',
  'http://ns.adobe',
]

const script = '<html><script>alert(1)</script></html>'
const php = '<?php system($_GET["c"]); ?>'
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200, 'z')])

export type Upload = { name: string; bytes: Buffer; status: number[]; type?: string; sha256?: string }

/** Files as attackers and broken phones send them, with the answers that are right. */
export async function uploadCorpus(): Promise<Upload[]> {
  const jpeg = await aPicture(60, 40).jpeg().toBuffer()
  const png = await aPicture(60, 40).png().toBuffer()
  const webp = await aPicture(60, 40).webp({ lossless: true }).toBuffer()
  const progressive = await aPicture(2000, 1500).jpeg({ progressive: true }).toBuffer()
  const frames = await Promise.all([60, 60, 60].map((side) => aPicture(side, side).png().toBuffer()))
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const bomb = await aBomb()

  const taken: [string, Buffer, string?][] = [
    ['with a place', await aPhonePhoto(60, 40)],
    ['with a page and an archive behind it', Buffer.concat([jpeg, Buffer.from(script), zip])],
    ['with a script in its comment', withJpegSegment(jpeg, 0xfe, Buffer.from(script + php))],
    ['with a program among its data', withPngChunk(png, 'tEXt', Buffer.from(`a\u0000${php}`)), 'image/png'],
    ['of 49 million pixels', aBomb(7000), 'image/png'],
    ['that moves', animated, 'image/webp'],
    ['that says it is another kind', png, 'image/webp'],
  ]
  const refused: [string, Buffer, number[], Partial<Upload>?][] = [
    ['of 900 million pixels', bomb, [422], { type: 'image/png' }],
    ['of 4 billion pixels', jpegOfSize(jpeg, 65_500, 65_500), [422]],
    ['of 268 million pixels', webpOfLargestSize(webp), [422], { type: 'image/webp' }],
    ['without height', jpegOfSize(jpeg, 60, 0), [422]],
    ['cut in half', progressive.subarray(0, progressive.length / 2), [422]],
    ['of nothing but its beginning', jpeg.subarray(0, 20), [415, 422]],
    ['that is a GIF of 4 billion pixels', gifOfLargestSize(), [415]],
    ['that is a program', Buffer.from(php), [415]],
    ['that is a page', Buffer.from(script), [415]],
    ['that is an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), [415]],
    ['that is an archive', zip, [415]],
    ['that is a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj'), [415]],
    ['that is a TIFF', await aPicture(60, 40).tiff().toBuffer(), [415]],
    ['that is an AVIF', await aPicture(60, 40).avif({ effort: 0 }).toBuffer(), [415, 422]],
    ['that is only called HEIC', heicLike(), [415, 422]],
    ['that is only called HEIC, by its type too', heicLike(), [415, 422], { type: 'image/heic' }],
    ['of no bytes', Buffer.alloc(0), [415]],
    ['of one byte too many', Buffer.concat([jpeg, Buffer.alloc(maxPhotoBytes + 1 - jpeg.length)]), [413]],
    ['under another hash', jpeg, [422], { sha256: 'b'.repeat(64) }],
    ['called a page', jpeg, [415], { type: 'text/html' }],
    ['called nothing', jpeg, [415], { type: '' }],
  ]
  // Whether it is taken is the decoder's affair; that it stays within its time and memory is ours.
  const either: [string, Buffer, string?][] = [
    ['drawn 3000 times', jpegOfManyScans(progressive, 3000)],
    ['with 200 MB of packed text', withPngChunk(png, 'zTXt', packed('a', 200_000_000)), 'image/png'],
    ['with a packed profile of 200 MB', withPngChunk(png, 'iCCP', packed('icc', 200_000_000)), 'image/png'],
    ['with two beginnings', Buffer.concat([jpeg.subarray(0, -2), png])],
  ]
  return [
    ...taken.map(([name, bytes, type]) => ({ name, bytes, type, status: [201] })),
    ...refused.map(([name, bytes, status, rest]) => ({ name, bytes, status, ...rest })),
    ...either.map(([name, bytes, type]) => ({ name, bytes, type, status: [201, 422] })),
  ]
}

/** Small sound pictures of each kind and way of packing, to be harmed. */
export function soundPictures(): Promise<{ type: string; bytes: Buffer }[]> {
  const kinds = [
    ['image/jpeg', aPicture(40, 30).jpeg()],
    [
      'image/jpeg',
      aPicture(90, 60)
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Make: 'x' } }),
    ],
    ['image/png', aPicture(40, 30).png()],
    ['image/png', aPicture(40, 30).png({ palette: true, progressive: true })],
    ['image/webp', aPicture(40, 30).webp()],
    ['image/webp', aPicture(40, 30).webp({ lossless: true }).withIccProfile('p3')],
  ] as const
  return Promise.all(kinds.map(async ([type, picture]) => ({ type, bytes: await picture.toBuffer() })))
}

function packed(name: string, length: number) {
  return Buffer.concat([Buffer.from(`${name}\u0000\u0000`), packedZeros(length)])
}

/** 14 bits each behind the signature: width and height less one. */
function webpOfLargestSize(lossless: Buffer) {
  const changed = Buffer.from(lossless)
  const at = changed.indexOf('VP8L') + 9
  changed.writeUInt32LE((changed.readUInt32LE(at) & 0xf000_0000) | 0x0fff_ffff, at)
  return changed
}

function gifOfLargestSize() {
  return Buffer.from('474946383961ffffffff80000000000000ffffff2c00000000ffffffff0002024401003b', 'hex')
}

function heicLike() {
  const box = Buffer.from('0000001c6674797068656963000000006d696631686569636d696166', 'hex')
  return Buffer.concat([box, Buffer.alloc(4000, 'meta')])
}
