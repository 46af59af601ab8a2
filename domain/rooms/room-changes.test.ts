import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { changedFields, changesBetween, clashesOf, roomAfter } from './room-changes.ts'
import type { Room } from './room.ts'
import { trilliumRooms } from './the-trillium-rooms.fixture.ts'

const { kitchen, hall } = trilliumRooms
const at = '2026-11-20T12:00:00.000Z'
const base: Room = {
  ...kitchen,
  id: newId(),
  job_id: newId(),
  created_at: at,
  by: 'Ivy Starling',
  revision: 1,
  removed_at: null,
  drawn: null,
}

test('the changes between two rooms lead from the one to the other, and no change to none', () => {
  expect(roomAfter(kitchen, changesBetween(kitchen, hall))).toEqual(hall)
  expect(changesBetween(kitchen, kitchen)).toEqual({})
})

test('the order of materials is no change, another chamber is one', () => {
  expect(changedFields(kitchen, { ...kitchen, materials: ['cabinets', 'drywall'] })).toEqual([])
  expect(changedFields(kitchen, { ...kitchen, chamber: hall.chamber, insets: 2 })).toEqual([
    'insets',
    'chamber',
  ])
})

test('what someone else changed to the same, or what only they changed, needs no decision', () => {
  const theirs = { ...base, wet_floor: 90_00, height: 1500, revision: 2 }
  expect(clashesOf({ base, changes: { wet_floor: 90_00, insets: 3 }, theirs })).toEqual([])
  expect(clashesOf({ base, changes: { wet_floor: 80_00 }, theirs })).toEqual(['wet_floor'])
  expect(clashesOf({ base: null, changes: { insets: 3 }, theirs })).toEqual(['insets'])
})

test('a room that someone else removed is not changed unseen; to remove it too is no question', () => {
  const theirs = { ...base, removed_at: at, revision: 2 }
  expect(clashesOf({ base, changes: { insets: 3 }, theirs })).toEqual(['removed'])
  expect(clashesOf({ base, changes: { removed: true }, theirs })).toEqual([])
  expect(
    clashesOf({ base, changes: { removed: true }, theirs: { ...base, insets: 4, revision: 2 } }),
  ).toEqual([])
})
