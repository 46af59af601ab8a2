import { expect, test } from 'vitest'
import { chambersOf } from '#domain/rooms/chambers-of.ts'
import type { Room } from '#domain/rooms/room.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { groupRooms } from './room-groups.ts'

const { kitchen, dining, hall, bath } = trilliumRooms
const inOrder = [kitchen, dining, hall, bath].map((room): Room => ({
  ...room,
  id: room.name,
  job_id: 'job',
  created_at: '2026-11-20T12:00:00.000Z',
  by: 'Ivy Starling',
  revision: 1,
  removed_at: null,
  drawn: null,
}))

test('rooms stand by building and level, the main building first, each from below up', () => {
  const [first, second, third, fourth] = inOrder
  if (!first || !second || !third || !fourth) throw new Error('There are four rooms')
  const rooms: Room[] = [
    { ...first, structure: 'Guest house' },
    { ...second, level: 'second' },
    third,
    { ...fourth, level: 'basement' },
  ]
  expect(groupRooms(rooms).map((group) => [group.structure, group.level, group.rooms.length])).toEqual([
    ['', 'basement', 1],
    ['', 'main', 1],
    ['', 'second', 1],
    ['Guest house', 'main', 1],
  ])
})

test('a chamber has its rooms, and a room without one is in none', () => {
  const rooms = inOrder.map((room) => (room.name === 'Bath' ? { ...room, chamber: null } : room))
  expect(
    chambersOf(rooms).map(({ chamber, rooms }) => [chamber.name, rooms.map(({ name }) => name)]),
  ).toEqual([
    ['Kitchen and dining', ['Kitchen', 'Dining room']],
    ['Hall and bath', ['Hall']],
  ])
})
