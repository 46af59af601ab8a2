import { maxPhotoBytes, maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'
import { sha256 } from '#domain/photos/sha256.ts'
import { shrinkPhoto } from '#domain/photos/shrink-photo.ts'
import type { OutboxStore } from './outbox-store.ts'
import type { Attempt } from './deliver.ts'
import type { Entry } from './entry.ts'
import { putPhoto, type PhotoSending } from './put-photo.ts'

/** Makes a photo ready, once, and sends its bytes. Answers with the entry that can be sent now, or with why it can't. */
export async function sendBytes(
  store: OutboxStore,
  entry: Entry,
  sending: PhotoSending,
): Promise<{ entry: Entry } | { attempt: Attempt }> {
  const bytes = await store.photoOf(entry.id)
  if (entry.write.kind !== 'photo') return { entry }
  if (!bytes) return { attempt: refused('photo-lost', 'This device no longer has the photo.') }
  const ready = entry.write.sha256 === null ? await makeReady(store, entry, bytes) : { entry, bytes }
  if (!ready) return { attempt: refused('photo-unreadable', 'This file can’t be read as a photo.') }
  if (ready.bytes.size > maxPhotoBytes)
    return { attempt: refused('photo-too-large', `This photo is larger than ${maxPhotoMegabytes} MB.`) }
  const hash = ready.entry.write.kind === 'photo' ? ready.entry.write.sha256 : null
  const attempt = hash === null ? null : await putPhoto(ready.bytes, hash, sending)
  return attempt ? { attempt } : { entry: ready.entry }
}

async function makeReady(store: OutboxStore, entry: Entry, original: Blob) {
  try {
    const bytes = await shrinkPhoto(new File([original], 'photo', { type: original.type }))
    const hash = await sha256(new Uint8Array(await bytes.arrayBuffer()))
    return { entry: await store.readyPhoto(entry, hash, bytes), bytes }
  } catch {
    return null
  }
}

function refused(code: string, detail: string): Attempt {
  return {
    event: { kind: 'refused', fault: { status: null, code, detail } },
    answer: null,
    shouldBackOff: false,
  }
}
