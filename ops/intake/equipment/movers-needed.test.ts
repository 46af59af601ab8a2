import { expect, test } from 'vitest'
import type { Room } from '#domain/rooms/room.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { moversNeeded } from './movers-needed.ts'

const stored = {
  id: 'room',
  job_id: 'job',
  created_at: '',
  by: '',
  revision: 1,
  removed_at: null,
  drawn: null,
}

test('the four rooms on Larkspur Lane begin with 5, 3, 2 and 2 air movers', () => {
  const { kitchen, dining, hall, bath } = trilliumRooms
  const rooms = [kitchen, dining, hall, bath].map((room): Room => ({ ...stored, ...room }))
  expect(rooms.map(moversNeeded)).toEqual([5, 3, 2, 2])
})

test('where something is not measured, nothing is asked for', () => {
  const kitchen: Room = { ...stored, ...trilliumRooms.kitchen }
  expect([
    moversNeeded({ ...kitchen, wet_floor: null }),
    moversNeeded({ ...kitchen, length: null }),
    moversNeeded({ ...kitchen, is_affected: false }),
  ]).toEqual([null, null, null])
})
