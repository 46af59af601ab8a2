import { expect, test } from 'vitest'
import { drawnId, drawnRooms, larkspurPlan } from '#domain/sketch/larkspur-plan.fixture.ts'
import { noPlan } from '#domain/sketch/plan.ts'
import { followSketches } from './rooms-in-sketch.ts'
import { trilliumRooms } from './the-trillium-rooms.fixture.ts'

const unmeasured = {
  ...trilliumRooms.kitchen,
  id: drawnRooms.kitchen,
  length: null,
  width: null,
  cutouts: [],
  insets: 0,
  wet_floor: null,
  wet_upper: null,
  wet_lower: null,
  drawn: null,
}
const [original, copy] = [drawnId(0xf00), drawnId(0xf01)]
const removed_at = '2026-11-20T11:00:00.000Z'
const theirs = { id: original, copy_of: null, plan: noPlan, removed_at: null }
const mine = { id: copy, copy_of: original, plan: larkspurPlan, removed_at: null }
const told = (room: { drawn: { sketch_id: string } | null; wet_floor: number | null } | undefined) => [
  room?.drawn?.sketch_id ?? null,
  room?.wet_floor,
]

test('a copy says nothing beside its original, and all of it once that is removed', () => {
  const both = followSketches([unmeasured], [theirs, mine])
  expect(both[0]).toBe(unmeasured)
  const [kept] = followSketches(both, [{ ...theirs, removed_at }, mine])
  expect(told(kept)).toEqual([copy, 180_00])
})

test('a room follows from an original that was removed to the copy that was chosen, and back', () => {
  const original = { ...theirs, plan: larkspurPlan }
  const [first] = followSketches([unmeasured], [original, { ...mine, plan: noPlan }])
  const [kept] = followSketches(first ? [first] : [], [{ ...original, removed_at }, mine])
  expect(told(kept)).toEqual([copy, 180_00])
  const [back] = followSketches(kept ? [kept] : [], [original, mine])
  expect(told(back)).toEqual([original.id, 180_00])
})

test('what a sketch said that is not known here stays', () => {
  const [drawn] = followSketches([unmeasured], [{ ...theirs, plan: larkspurPlan }])
  const rooms = drawn ? [drawn] : []
  expect(followSketches(rooms, [])[0]).toBe(drawn)
})
