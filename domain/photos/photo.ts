import * as z from 'zod'
import { Refusal } from '#platform/refusal.ts'
import { day, minute } from '#platform/time.ts'
import { maxPhotoMegabytes } from './photo-limits.ts'
import { Sha256 } from './photo-sha256.ts'

/** The answer to an upload: the hash of the sent bytes, and the size of the re-encoded picture. */
export const ReceivedPhoto = z.object({ sha256: Sha256, width: z.int(), height: z.int() })
export type ReceivedPhoto = z.output<typeof ReceivedPhoto>

export const PhotoSize = z.enum(['picture', 'thumbnail'])
export type PhotoSize = z.output<typeof PhotoSize>

/** How long a photo waits for the request that it belongs to. */
export const pendingLife = day

/**
 * How many bytes of photos may wait for a request. Of more the oldest go, except those that came just now. What open sync problems
 * hold is not among them, and is no more than that of one person.
 */
export const mostPendingBytes = 512 * 1024 * 1024
export const justNow = 10 * minute

/** The storage keys of a photo's two files, by the picture's own hash, so that identical pictures are stored once. */
export function photoKeys(pictureSha256: string) {
  const base = `photos/${pictureSha256.slice(0, 2)}/${pictureSha256}`
  return { file_key: `${base}.jpg`, thumbnail_key: `${base}.webp` }
}

/** The hash of a picture as we made it, by which it is stored; null for another file. */
export function pictureHash(key: string): string | null {
  return /^photos\/..\/(\w{64})\.jpg$/.exec(key)?.[1] ?? null
}

/** A picture whose hash doesn't match its name has been altered. */
export function isDamagedPicture({ key, sha256 }: { key: string; sha256: string }) {
  const name = pictureHash(key)
  return name !== null && name !== sha256
}

export function photoDiffers() {
  return new Refusal(422, 'photo-differs', 'The photo was damaged during the upload. Send it again.')
}

export function photoTooLarge() {
  return new Refusal(
    413,
    'photo-too-large',
    `This photo is larger than ${maxPhotoMegabytes} MB. Choose a smaller one.`,
  )
}
