import { codeOf } from '#platform/trouble.ts'
import { Refusal } from '#platform/refusal.ts'
import { minute, second } from '#platform/time.ts'

/** Whether there is room on the disks to write anything: asked once by each door, before it takes something in. */
export type Room = {
  /** The answer to a write while there is no room; null while there is. */
  refusal(): Refusal | null
  /** The answer to a photo, which is refused while there is still room for other writes. */
  photoRefusal(): Refusal | null
  /** The same answer, where `error` says that a disk is full; null for any other error. */
  refusalFor(error: unknown): Refusal | null
}

const askAgainAfter = minute / second

export function noRoom(sentence: string) {
  return new Refusal(503, 'disk_full', sentence, { retryAfter: askAgainAfter })
}

export function noRoomForPhotos() {
  const sentence = 'We can’t accept photos right now. Send your request without them.'
  return new Refusal(503, 'no-room-for-photos', sentence, { retryAfter: askAgainAfter })
}

/** What PostgreSQL (disk_full) and the file system say; also of a disk that only they can see. */
export function isNoRoom(error: unknown) {
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error))
}
