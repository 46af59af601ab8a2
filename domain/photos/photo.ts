import * as z from 'zod'
import { Refusal } from '#platform/refusal.ts'
import { day, minute } from '#platform/time.ts'
import { maxPhotoBytes } from '#domain/leads/lead-choices.ts'
import { Sha256 } from '#domain/leads/lead.ts'

/** Answer to a photo that arrived: the name of the bytes that were sent, and the size of the picture made of them. */
export const PhotoReceipt = z.object({ sha256: Sha256, width: z.int(), height: z.int() })
export type PhotoReceipt = z.output<typeof PhotoReceipt>

export const PhotoSize = z.enum(['picture', 'thumbnail'])
export type PhotoSize = z.output<typeof PhotoSize>

/** How long a photo waits for the request that it belongs to. */
export const pendingLife = day

/** How many bytes of photos may wait for a request. Of more the oldest go, except those that came just now. */
export const mostPendingBytes = 512 * 1024 * 1024
export const justNow = 10 * minute

/** Where the two files of a photo lie, named by the picture itself: two that look the same are kept once. */
export function photoKeys(pictureSha256: string) {
  const base = `photos/${pictureSha256.slice(0, 2)}/${pictureSha256}`
  return { file_key: `${base}.jpg`, thumbnail_key: `${base}.webp` }
}

/** A picture that does not have the hash it is named by is no longer what was kept. */
export function isDamagedPicture({ key, sha256 }: { key: string; sha256: string }) {
  const name = /^photos\/..\/(\w{64})\.jpg$/.exec(key)?.[1]
  return name !== undefined && name !== sha256
}

export function photoTooLarge() {
  const megabytes = maxPhotoBytes / 1024 / 1024
  return new Refusal(
    413,
    'photo-too-large',
    `This photo is larger than ${megabytes} MB. Choose a smaller one.`,
  )
}
