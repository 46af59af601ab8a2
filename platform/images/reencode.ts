import type { UnreadBytes } from '#platform/files/draft.ts'
import { Refusal } from '#platform/refusal.ts'
import { second } from '#platform/time.ts'
import { readHeic } from './heic.ts'
import { kindOfPicture, tell } from './picture-kind.ts'
import { roomOf } from './room-of.ts'
import { shareRoom, takeTurns } from './turns.ts'

/** A picture re-encoded from its pixels. Nothing else of the sent file remains: no location, device data or hidden parts. */
export type Reencoded = {
  /** JPEG, upright, in sRGB. */
  picture: Buffer
  /** WebP, upright, in sRGB. */
  thumbnail: Buffer
  /** Of the picture, in pixels. */
  width: number
  height: number
}

/** The picture in one of the sizes that lie ready for pages. */
export type Shrunk = { webp: Buffer; width: number; height: number }

type Raw = { width: number; height: number; channels: 4 }

const mostPixels = 50_000_000
/** The panorama of a phone is some 16,000 wide; a strip one pixel wide costs a decoder forty times a photo of its size. */
const longestSide = 20_000
const longestShape = 40
/** A photo takes well under a second; one that takes this long blocks others. */
const longestWork = { seconds: 6 }
const pictureSide = 2560
const thumbnailSide = 480

/** For the pixels alone a HEIC photo needs a few hundred megabytes until it is a JPEG, so there is one at a time. */
const heicLimits = { pixels: mostPixels, memory: 512 * 1024 * 1024, time: 10 * second }

/** Photos of one connection are drawn one at a time: a crew's twenty wait a few seconds, and another's photo goes between. */
const inTurn = takeTurns({ running: 2, waiting: 60, ofOne: { running: 1, waiting: 20 }, refuse: isBusy })
/** What a decoder may need for one picture, and for all that are open: 600 kB of PNG can unfold into 400 MB. */
const mostRoom = 300_000_000
const inRoom = shareRoom(mostRoom)
const inHeicTurn = takeTurns({ running: 1, waiting: 18, ofOne: { running: 1, waiting: 6 }, refuse: isBusy })

/**
 * Makes a picture and a thumbnail of a JPEG, PNG, WebP or HEIC file; anything else is refused with a sentence. `from` tells
 * senders apart, who take turns; bytes on the disk are read when it is theirs.
 */
export async function reencode(bytes: Uint8Array | UnreadBytes, from?: string): Promise<Reencoded> {
  const isRead = bytes instanceof Uint8Array
  const kind = await kindOfPicture(isRead ? bytes : await bytes.head(tell))
  const whole = async () => (isRead ? bytes : bytes.whole())
  if (kind === 'heic') return inHeicTurn(async () => reencodeHeic(await whole()), from)
  return inTurn(async () => draw(await whole()), from)
}

/** A picture that we made, once for each width, and none larger than it is. */
export async function shrink(picture: Uint8Array, widths: readonly number[]): Promise<Shrunk[]> {
  const sharp = await openSharp()
  const { width: own } = await sharp(picture).metadata()
  const wanted = new Set(widths.map((width) => Math.min(width, own)))
  const shrinkTo = async (width: number): Promise<Shrunk> => {
    const small = sharp(picture).resize({ width }).webp({ quality: 78 })
    const { data, info } = await small.toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  }
  return Promise.all([...wanted].map((width) => inTurn(() => shrinkTo(width))))
}

/** The center of a picture as a square JPEG, re-encoded like every other. */
export async function squareOf(bytes: Uint8Array, side: number): Promise<Buffer> {
  const { picture } = await reencode(bytes)
  const sharp = await openSharp()
  return inTurn(() => sharp(picture).resize(side, side, { fit: 'cover' }).jpeg({ quality: 85 }).toBuffer())
}

async function reencodeHeic(bytes: Uint8Array): Promise<Reencoded> {
  const read = await readHeic(bytes, heicLimits)
  if (read.kind === 'too-many-pixels') throw tooManyPixels()
  const { data, width, height } = read
  // Without the sender: behind other photos of theirs it would keep the one turn for HEIC from everyone.
  return inTurn(() => draw(data, { width, height, channels: 4 }))
}

/** `raw` is the shape if the input is already raw pixels. */
async function draw(bytes: Uint8Array | Uint8ClampedArray, raw?: Raw): Promise<Reencoded> {
  const sharp = await openSharp()
  const shape = raw && { raw }
  const about = await sharp(bytes, { limitInputPixels: false, ...shape })
    .metadata()
    .catch(refuseDamaged)
  if (about.width * about.height > mostPixels) throw tooManyPixels()
  if (isStrip(about)) throw tooNarrow()
  const room = roomOf(about)
  if (room > mostRoom) throw tooManyPixels()

  return inRoom(room, async () => {
    const picture = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', ...shape })
      .autoOrient()
      .resize(pictureSide, pictureSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      // mozjpeg was measured: five times the work for 7 % fewer bytes.
      .jpeg({ quality: 82 })
      .timeout(longestWork)
      .toBuffer({ resolveWithObject: true })
      .catch(refuseDamaged)
    const thumbnail = await sharp(picture.data)
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer()
    return { picture: picture.data, thumbnail, width: picture.info.width, height: picture.info.height }
  })
}

/** Loaded with the first photo: it costs a start a third of a second and 30 MB. One thread each, since two run at once. */
async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

function isBusy() {
  return new Refusal(503, 'photos-busy', 'We’re busy with other photos. Try again in a moment.', {
    retryAfter: 5,
  })
}

function isStrip({ width, height }: { width: number; height: number }) {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  return long > longestSide || long > short * longestShape
}

function refuseDamaged(error: unknown): never {
  // It is not the photo's fault that the machine was too busy to draw it in time.
  if (error instanceof Error && /timeout/.test(error.message)) throw isBusy()
  throw new Refusal(
    422,
    'photo-damaged',
    'This photo is damaged and can’t be opened. Choose it again, or take a new one.',
  )
}

function tooNarrow() {
  return new Refusal(422, 'photo-too-narrow', 'This picture is too long and narrow. Send a regular photo.')
}

function tooManyPixels() {
  return new Refusal(
    422,
    'photo-too-many-pixels',
    'This picture is too large (over 50 megapixels, or too many colors). Send a smaller one.',
  )
}
