import { expect, test } from 'vitest'
import type { Room } from '#domain/rooms/room.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { changeOnTop } from './job-clash.ts'
import { roomClashOf } from './room-clash.ts'

const base: Room = {
  ...trilliumRooms.kitchen,
  id: newId(),
  job_id: newId(),
  created_at: '2026-11-20T12:00:00.000Z',
  by: 'Theo Bittern',
  revision: 1,
  removed_at: null,
  drawn: null,
}
const change = (changes: Record<string, unknown>): Write => ({
  kind: 'room_change',
  room_id: base.id,
  revision: 1,
  changes,
  name: 'Kitchen',
})

test('a change of other fields than someone else’s goes on top of what the server has by itself', () => {
  const write = change({ wet_floor: 90_00 })
  const current = { ...base, height: 1500, revision: 3 }
  expect(changeOnTop({ write, base }, current)).toEqual({ ...write, revision: 3 })
})

test('the same field is left to the person, with both versions', () => {
  const write = change({ wet_floor: 90_00 })
  const current = { ...base, wet_floor: 70_00, revision: 2 }
  expect(changeOnTop({ write, base }, current)).toBeNull()
  expect(roomClashOf({ write, base }, current)).toEqual({
    base,
    changes: { wet_floor: 90_00 },
    theirs: current,
  })
})

test('what is no room, or no change of one, is no clash', () => {
  expect(roomClashOf({ write: change({}), base }, { id: base.id })).toBeNull()
  expect(roomClashOf({ write: { kind: 'note', text: 'Wet.' }, base }, base)).toBeNull()
})
