import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { aJobPhoto } from '#domain/photos/a-job-photo.fixture.ts'
import { aPoint, aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { freezeComplete } from '../forms/fill/freeze-form.ts'
import type { Entry } from './entry.ts'
import { newEntry, nextToSend } from './outbox.ts'

const leadId = newId()
const at = 0

/** The writes in the order in which they were done; the first ones are with the office. */
function nextAfterRefusal(refused: readonly { id: string; write: Write }[], write: Write) {
  const stuck = refused.map(({ id, write }, turn) => ({
    ...newEntry({ id, leadId, customer: null, write, at }, { turn, now: 0 }),
    state: 'with_office' as const,
  }))
  const entry = newEntry({ id: newId(), leadId, customer: null, write, at }, { turn: 9, now: 0 })
  return nextToSend([...stuck, entry]) === null ? 'waits' : 'goes'
}

test('what is made on top of a record waits for it, and for no other of its kind', () => {
  const [room, other, point] = [newId(), newId(), newId()]
  const aRoom: Write = { kind: 'room', room: trilliumRooms.kitchen }
  const aPointIn = (room_id: string): Write => ({ kind: 'point', point: { ...aPoint, room_id } })
  const read = (point_id: string, corrects: string | null = null): Write => ({
    kind: 'reading',
    reading: { point_id, value: 20, visit_id: null, corrects },
    name: '',
  })
  const chamber_id = trilliumRooms.kitchen.chamber?.id ?? null
  expect(nextAfterRefusal([{ id: room, write: aRoom }], aPointIn(room))).toBe('waits')
  expect(nextAfterRefusal([{ id: room, write: aRoom }], aPointIn(other))).toBe('goes')
  expect(nextAfterRefusal([{ id: point, write: aPointIn(room) }], read(point))).toBe('waits')
  expect(nextAfterRefusal([{ id: point, write: aPointIn(room) }], read(newId()))).toBe('goes')
  expect(nextAfterRefusal([{ id: other, write: read(point) }], read(point))).toBe('goes')
  expect(nextAfterRefusal([{ id: other, write: read(point) }], read(point, other))).toBe('waits')
  const photo = (room_id: string | null): Write => ({
    kind: 'photo',
    name: 'k.jpg',
    sha256: 'a'.repeat(64),
    of_job: { ...aJobPhoto, room_id },
  })
  expect(nextAfterRefusal([{ id: room, write: aRoom }], photo(room))).toBe('waits')
  expect(nextAfterRefusal([{ id: room, write: aRoom }], photo(null))).toBe('goes')
  const aCall: Write = { kind: 'job', facts: {}, at: '2026-11-20T11:00:00.000Z' }
  expect(nextAfterRefusal([{ id: leadId, write: aCall }], photo(null))).toBe('waits')
  const ofRequest: Write = { kind: 'photo', name: 'k.jpg', sha256: 'a'.repeat(64) }
  expect(nextAfterRefusal([{ id: leadId, write: aCall }], ofRequest)).toBe('goes')
  // A chamber comes with the room that is put into it.
  const station: Write = { kind: 'station', station: { ...aStation, chamber_id } }
  expect(nextAfterRefusal([{ id: room, write: aRoom }], station)).toBe('waits')
  expect(nextAfterRefusal([{ id: room, write: aRoom }], { kind: 'station', station: aStation })).toBe('goes')
})

test('a reading that is stuck keeps nobody from closing the visit', () => {
  const visit_id = newId()
  const write: Write = { kind: 'reading', reading: { point_id: newId(), value: 20, visit_id }, name: '' }
  expect(nextAfterRefusal([{ id: newId(), write }], { kind: 'visit_close', visit_id })).toBe('goes')
})

test('a move of a machine waits for the photo that it names, which is sent after everything small, and for no other', () => {
  const photo: Write = { kind: 'photo', name: 'fan.jpg', sha256: 'a'.repeat(64) }
  const pulled = (sha256: string): Write => ({
    kind: 'equipment_move',
    move: 'pulled',
    condition: 'good',
    unit_id: newId(),
    number: 'AM-17',
    photo: sha256,
  })
  expect(nextAfterRefusal([{ id: newId(), write: photo }], pulled('a'.repeat(64)))).toBe('waits')
  expect(nextAfterRefusal([{ id: newId(), write: photo }], pulled('b'.repeat(64)))).toBe('goes')
})

test('a form waits for the photos that it names until the server has their bytes, and for no others', () => {
  const [cover, other] = ['a'.repeat(64), 'b'.repeat(64)]
  const form: Write = { kind: 'submission', body: '{}', blobs: [cover], title: 'Photo Report' }
  const entryOf = (write: Write, turn: number) =>
    newEntry({ id: newId(), leadId, customer: null, write, at }, { turn, now: 0 })
  const photo = (sha256: string) => entryOf({ kind: 'photo', name: 'kitchen.jpg', sha256 }, 1)
  const next = (photo: Entry) => nextToSend([photo, entryOf(form, 2)])?.write.kind
  const refused = { status: 409, code: 'lead-closed', detail: '' }
  expect(next({ ...photo(cover), state: 'refused' })).toBe(undefined)
  expect(next({ ...photo(other), state: 'refused' })).toBe('submission')
  expect(next({ ...photo(cover), state: 'received' })).toBe('submission')
  expect(next({ ...photo(cover), state: 'with_office', fault: refused })).toBe('submission')
  expect(next({ ...photo(cover), state: 'with_office', fault: { ...refused, code: 'photo-lost' } })).toBe(
    undefined,
  )
})

test('a form that was signed on paper goes once every page of its sheet is there, and only once', () => {
  const pages = ['a'.repeat(64), 'b'.repeat(64)]
  const photos = pages.map((sha256) => ({ sha256 }))
  const signed = {
    way: 'paper',
    name: 'Nora Trillium',
    at: '2026-11-10T15:00:00.000Z',
    signed_on: '2026-11-10',
  }
  const frozen = freezeComplete(aForm([{ fields: [{ id: 'owner', type: 'signature', signer: 'owner' }] }]), {
    owner: { ...signed, photos },
  })
  const form: Write = { kind: 'submission', body: '{}', blobs: frozen?.blobs ?? [], title: 'Agreement' }
  const photo = (sha256: string): Write => ({ kind: 'photo', name: 'sheet.jpg', sha256 })
  const writes = [...pages.map(photo), form]
  let entries = writes.map((write, turn) =>
    newEntry({ id: newId(), leadId, customer: null, write, at }, { turn, now: 0 }),
  )
  const sent: string[] = []
  for (let next = nextToSend(entries); next; next = nextToSend(entries)) {
    const { id, write } = next
    sent.push(write.kind)
    entries = entries.map((entry) => (entry.id === id ? { ...entry, state: 'received' } : entry))
  }
  expect(sent).toEqual(['photo', 'photo', 'submission'])
})
