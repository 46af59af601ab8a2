import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from '../store/database.ts'
import { sealerWith } from '../store/sealing.ts'
import { openOutboxStore, type OutboxStore } from './outbox-store.ts'
import { makeReady } from './photo.ts'

afterEach(() => void vi.restoreAllMocks())

const full = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))

/** A photo on its way. `readyPhoto` is what the device makes of it. */
async function aPhoto(readyPhoto: (store: OutboxStore) => OutboxStore['readyPhoto'], meanwhile = () => {}) {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const store = openOutboxStore(openDatabase(newId()), sealerWith(key))
  const id = newId()
  const original = new Blob(['wet'], { type: 'image/jpeg' })
  const write = { kind: 'photo', name: 'wet.jpg', sha256: null } as const
  await store.add({ id, leadId: newId(), customer: 'Ann', write, at: Date.now() }, { bytes: original })
  const entry = await store.apply(id, { kind: 'tried' })
  if (!entry) throw new Error('The photo is not stored')
  meanwhile()
  const answer = await makeReady({ readyPhoto: readyPhoto(store) }, entry, original)
  return { answer, stored: await store.find(id) }
}

test('a device without room for the smaller copy of a photo sends it as it is', async () => {
  const { answer, stored } = await aPhoto(
    (store) => (entry, ready) => (ready.smaller ? full() : store.readyPhoto(entry, ready)),
  )
  expect('attempt' in answer ? answer.attempt.event : await answer.bytes.text()).toBe('wet')
  expect(stored?.write).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('a photo waits on a device that is full, and is not called unreadable', async () => {
  const { answer } = await aPhoto(() => full)
  expect(answer).toMatchObject({
    attempt: { event: { kind: 'no-answer', fault: { code: 'device-full' } }, shouldBackOff: false },
  })
})

test('a photo whose bytes can’t be read is refused', async () => {
  const gone = new DOMException('Gone', 'NotReadableError')
  const { answer } = await aPhoto(
    (store) => store.readyPhoto,
    () => void vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(gone),
  )
  expect(answer).toMatchObject({
    attempt: { event: { kind: 'refused', fault: { code: 'photo-unreadable' } } },
  })
})

test('a device that can’t store what it made of a photo calls that its own fault', async () => {
  await expect(aPhoto(() => () => Promise.reject(new Error('The database is closed')))).rejects.toThrow(
    'The database is closed',
  )
})
