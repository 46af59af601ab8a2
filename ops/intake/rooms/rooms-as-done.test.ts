import { expect, test } from 'vitest'
import type { Room } from '#domain/rooms/room.ts'
import { aSketch, drawnRooms } from '#domain/sketch/larkspur-plan.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import type { Write } from '#domain/sync/write.ts'
import type { EntryState } from '../../store/stored-entry.ts'
import { roomsAsDone, unsentRooms } from './rooms-as-done.ts'

const ivy = { id: 'ivy', name: 'Ivy Starling' }
const at = Date.parse('2026-11-20T14:00:00Z')
const there: Room = {
  ...trilliumRooms.kitchen,
  id: 'kitchen',
  job_id: 'job',
  created_at: '2026-11-20T12:00:00.000Z',
  by: 'Theo Bittern',
  revision: 2,
  removed_at: null,
  drawn: null,
}

function entry(write: Write, { id = 'entry', state = 'waiting' }: { id?: string; state?: EntryState } = {}) {
  return { id, leadId: 'job', write, state, at }
}
const change = (changes: Record<string, unknown>, revision = 2): Write => ({
  kind: 'room_change',
  room_id: 'kitchen',
  revision,
  changes,
  name: 'Kitchen',
})
const done = (...unsent: ReturnType<typeof entry>[]) => roomsAsDone([there], { received: [], unsent }, ivy)

test('a room that was typed here is in the list, and so is every change of it, one on top of the other', () => {
  const hall = entry({ kind: 'room', room: trilliumRooms.hall }, { id: 'hall' })
  const rooms = done(hall, entry(change({ wet_floor: 90_00 })), entry(change({ insets: 2 }, 3)))
  expect(rooms).toMatchObject([
    { id: 'kitchen', wet_floor: 90_00, insets: 2, revision: 4 },
    { id: 'hall', name: 'Hall', by: 'Ivy Starling', revision: 1 },
  ])
  expect(unsentRooms([hall, entry(change({}))])).toEqual(new Set(['hall', 'kitchen']))
})

test('a room that was removed here can be put back here', () => {
  const removed = entry(change({ removed: true }))
  expect(done(removed)[0]?.removed_at).toBe('2026-11-20T14:00:00.000Z')
  expect(done(removed, entry(change({ removed: false }, 3)))[0]?.removed_at).toBeNull()
})

test('what someone else changed since, what was decided against, and what is there already changes nothing', () => {
  const before = [there]
  const unsent = [
    entry(change({ insets: 9 }, 1)),
    entry(change({ insets: 9 }), { state: 'clash' }),
    entry({ kind: 'room', room: trilliumRooms.kitchen }, { id: 'kitchen' }),
    entry({ kind: 'room', room: { name: 'of another version' } }),
  ]
  expect(roomsAsDone(before, { received: [], unsent }, ivy)).toBe(before)
})

test('a room has what the plan shows of it, whichever of the two was sent first, and also of a copy that is kept', () => {
  const nothing = { length: null, width: null, insets: 0, cutouts: [], wet_floor: null, wet_lower: null }
  const room = entry(
    { kind: 'room', room: { ...trilliumRooms.kitchen, ...nothing } },
    { id: drawnRooms.kitchen },
  )
  const { plan, structure, level } = aSketch
  const sketch_id = drawnRooms.bath
  const times = { changed_at: there.created_at, removed_at: null }
  const kept = {
    id: sketch_id,
    job_id: 'job',
    copy_of: 'gone',
    plan,
    structure,
    level,
    revision: 1,
    by: 'Ivy',
    ...times,
  }
  const [kitchen] = roomsAsDone([], { received: [], unsent: [room], sketches: [kept] }, ivy)
  expect(kitchen).toMatchObject({ wet_floor: 180_00, drawn: { area: 180_00, sketch_id } })
})
