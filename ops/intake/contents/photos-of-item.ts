import type { JobPhoto } from '#domain/photos/job-photo.ts'
import type { Entry } from '../../outbox/entry.ts'

/** A photo as a tile shows it: with its addresses, or null where it is on this device alone. */
export type TilePhoto = { id: string; caption: string; roomId: string | null; sent: JobPhoto | null }

type Known = {
  ids: readonly string[]
  roomId: string | null
  photos: readonly JobPhoto[]
  unsent: readonly Pick<Entry, 'id' | 'write' | 'state'>[]
}

/**
 * The photos of an item in their order, and those of its job that could be added: what is not sent first, then those of the room of the item,
 * the last taken first. `hidden` are photos of the item that this person may not see, or whose list is not here.
 */
export function photosOfItem({ ids, roomId, photos, unsent }: Known) {
  const here = new Map<string, TilePhoto>()
  for (const { id, write, state } of unsent.toReversed())
    if (write.kind === 'photo' && write.of_job && state !== 'removing')
      here.set(id, { id, caption: '', roomId: roomOf(write.of_job), sent: null })
  for (const photo of photos)
    here.set(photo.id, { id: photo.id, caption: photo.caption, roomId: photo.room_id, sent: photo })
  const chosen = ids.flatMap((id) => here.get(id) ?? [])
  const rest = [...here.values()].filter(({ id }) => !ids.includes(id))
  const rank = (photo: TilePhoto) => (photo.sent === null ? 0 : photo.roomId === roomId ? 1 : 2)
  const others = rest.toSorted((a, b) => rank(a) - rank(b))
  return { chosen, others, hidden: ids.length - chosen.length }
}

function roomOf(ofJob: Readonly<Record<string, unknown>>) {
  const room = ofJob['room_id']
  return typeof room === 'string' ? room : null
}
