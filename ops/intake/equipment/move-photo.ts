import { sha256 } from '#domain/photos/sha256.ts'
import { shrinkPhoto } from '#domain/photos/shrink-photo.ts'
import { shortPhotoName } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { currentOutbox } from '../../device/person-store.ts'

/** A photo of a unit that is small enough to travel, with the hash by which its move names it. */
export type MovePhoto = { name: string; bytes: Blob; sha256: string }

export async function readMovePhoto(file: File): Promise<MovePhoto> {
  const bytes = await shrinkPhoto(file)
  const hash = await sha256(new Uint8Array(await bytes.arrayBuffer()))
  return { name: shortPhotoName(file.name), bytes, sha256: hash }
}

/** Adds it to the photos of the job through the outbox. False where this browser stores nothing: then the move goes without it. */
export async function storeMovePhoto(
  { id: leadId, name: customer }: { id: string; name: string | null },
  { name, bytes, sha256: hash }: MovePhoto,
): Promise<boolean> {
  const outbox = await currentOutbox()
  if (!outbox) return false
  const write = { kind: 'photo', name, sha256: hash } as const
  await outbox.storeSmallPhoto({ id: newId(), leadId, customer, write, at: Date.now() }, bytes)
  return true
}
