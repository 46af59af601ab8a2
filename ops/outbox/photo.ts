import { maxPhotoBytes, maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'
import { sha256 } from '#domain/photos/sha256.ts'
import { shrinkPhoto } from '#domain/photos/shrink-photo.ts'
import { isFull } from '../problem.ts'
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
  if ('attempt' in ready) return ready
  if (ready.bytes.size > maxPhotoBytes)
    return { attempt: refused('photo-too-large', `This photo is larger than ${maxPhotoMegabytes} MB.`) }
  const hash = ready.entry.write.kind === 'photo' ? ready.entry.write.sha256 : null
  const attempt = hash === null ? null : await putPhoto(ready.bytes, hash, sending)
  return attempt ? { attempt } : { entry: ready.entry }
}

type Ready = { entry: Entry; bytes: Blob }

/** A device without room for a smaller copy sends the photo as it is, and tries again where it can't even note that. */
export async function makeReady(
  store: Pick<OutboxStore, 'readyPhoto'>,
  entry: Entry,
  original: Blob,
): Promise<Ready | { attempt: Attempt }> {
  try {
    const smaller = await shrinkPhoto(new File([original], 'photo', { type: original.type }))
    try {
      return await ready(store, entry, { bytes: smaller, isStored: false })
    } catch (error) {
      if (!isFull(error)) throw error
      return await ready(store, entry, { bytes: original, isStored: true })
    }
  } catch (error) {
    return {
      attempt: isFull(error) ? noRoom : refused('photo-unreadable', 'This file can’t be read as a photo.'),
    }
  }
}

async function ready(
  store: Pick<OutboxStore, 'readyPhoto'>,
  entry: Entry,
  { bytes, isStored }: { bytes: Blob; isStored: boolean },
): Promise<Ready> {
  const hash = await sha256(new Uint8Array(await bytes.arrayBuffer()))
  return { entry: await store.readyPhoto(entry, { sha256: hash, smaller: isStored ? null : bytes }), bytes }
}

const noRoom: Attempt = {
  event: {
    kind: 'no-answer',
    fault: { status: null, code: 'device-full', detail: 'This device has no room left.' },
  },
  answer: null,
  shouldBackOff: false,
}

function refused(code: string, detail: string): Attempt {
  return {
    event: { kind: 'refused', fault: { status: null, code, detail } },
    answer: null,
    shouldBackOff: false,
  }
}
