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

/** A file that can't be read is refused. What else the device fails at says nothing of the photo, and is thrown. */
export async function makeReady(
  store: Pick<OutboxStore, 'readyPhoto'>,
  entry: Entry,
  original: Blob,
): Promise<Ready | { attempt: Attempt }> {
  let smaller: Hashed
  try {
    smaller = await hashed(await shrinkPhoto(new File([original], 'photo', { type: original.type })))
  } catch (error) {
    const unreadable = refused('photo-unreadable', 'This file can’t be read as a photo.')
    return { attempt: isFull(error) ? noRoom : unreadable }
  }
  return (
    (await stored(store, entry, { ...smaller, isNew: true })) ??
    (await stored(store, entry, { ...(await hashed(original)), isNew: false })) ?? { attempt: noRoom }
  )
}

type Hashed = { bytes: Blob; hash: string }

async function hashed(bytes: Blob): Promise<Hashed> {
  return { bytes, hash: await sha256(new Uint8Array(await bytes.arrayBuffer())) }
}

/**
 * Null where the device has no room for it: then the photo is sent as it is, and waits where not even that can be noted.
 */
async function stored(
  store: Pick<OutboxStore, 'readyPhoto'>,
  entry: Entry,
  { bytes, hash, isNew }: Hashed & { isNew: boolean },
): Promise<Ready | null> {
  try {
    return { entry: await store.readyPhoto(entry, { sha256: hash, smaller: isNew ? bytes : null }), bytes }
  } catch (error) {
    if (isFull(error)) return null
    throw error
  }
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
