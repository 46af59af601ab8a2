import type { JobPhoto } from '#domain/photos/job-photo.ts'
import { tableOf } from './table.ts'

/** What the list of photos says of one, with the file that it is in. */
export type PhotoRow = Pick<
  JobPhoto,
  | 'id'
  | 'job_id'
  | 'sha256'
  | 'phase'
  | 'caption'
  | 'taken_at'
  | 'time_from'
  | 'by'
  | 'by_link'
  | 'is_restricted'
> & { path: string; room: string | null; original_sha256: string | null; picture_sha256: string }

export function photosTable(photos: readonly PhotoRow[]): string {
  return tableOf(photos, {
    file: ({ path }) => path,
    photo_id: ({ id }) => id,
    job_id: ({ job_id }) => job_id,
    phase: ({ phase }) => phase,
    room: ({ room }) => room,
    caption: ({ caption }) => caption,
    taken_at: ({ taken_at }) => taken_at,
    time_from: ({ time_from }) => time_from,
    by: ({ by, by_link }) => by ?? (by_link ? ofAnyone : 'the customer'),
    is_restricted: ({ is_restricted }) => is_restricted,
    sha256_of_file: ({ picture_sha256 }) => picture_sha256,
    sha256_as_sent: ({ sha256 }) => sha256,
    sha256_of_camera: ({ original_sha256 }) => original_sha256,
  })
}

const ofAnyone = 'the chat, on a device that opened a link from the office'

/** "photos/during/kitchen/0007.jpg" */
export function photoPath({ phase, room, nth }: { phase: string | null; room: string | null; nth: number }) {
  const folder = room === null ? 'no-room' : folderName(room)
  return `photos/${phase ?? 'no-phase'}/${folder}/${String(nth).padStart(4, '0')}.jpg`
}

/** Letters of any language and digits: a name that every system can unpack. */
function folderName(room: string) {
  const plain = room
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return plain || 'room'
}
