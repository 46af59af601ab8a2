import { expect, test } from 'vitest'
import { foot, inch } from '#domain/rooms/length.ts'
import { noPlan, type Place } from '../plan.ts'
import { drawn, drawnAround, edited } from './an-edit.fixture.ts'
import { addOpening } from './openings.ts'
import { snapMove } from './snap-move.ts'
import { snapEnd, snapStart } from './snap.ts'

const at = (x: number, y: number): Place => ({ x: x * foot, y: y * foot })
const reach = 6 * inch
const room = drawnAround(noPlan, [at(0, 0), at(20, 0), at(20, 10), at(0, 10)])

test('a wall begins at a corner that is near, or on the wall under the thumb', () => {
  expect(snapStart(room, { x: 40, y: 30 }, reach)).toMatchObject({
    place: at(0, 0),
    snaps: [{ kind: 'corner' }],
  })
  const started = snapStart(room, { x: 1931, y: 20 }, reach)
  expect(started).toMatchObject({ place: { y: 0 }, snaps: [{ kind: 'wall' }] })
  // Between the face at the corner and that of the new wall there are whole inches.
  expect((started.place.x - 72) % inch).toBe(0)
})

test('it goes at a right angle, ends on the wall that it meets, and says so', () => {
  const end = snapEnd(room, at(10, 0), { to: { x: 10 * foot + 90, y: 10 * foot - 60 }, reach })
  expect(end).toMatchObject({ place: at(10, 10), snaps: [{ kind: 'right_angle' }, { kind: 'wall' }] })
})

test('it ends in line with a corner, or where it measures whole inches between faces', () => {
  const lone = drawn(noPlan, [at(0, 0), at(15, 0)])
  const down = snapEnd(drawn(lone, [at(15, 0), at(15, 8)]), at(0, 0), {
    to: { x: 20, y: 8 * foot + 30 },
    reach,
  })
  expect(down).toMatchObject({ place: at(0, 8), snaps: [{ kind: 'right_angle' }, { kind: 'in_line' }] })
  const inches = snapEnd(lone, at(0, 0), { to: { x: 0, y: 5 * foot + 9 }, reach })
  expect((inches.place.y - 72) % inch).toBe(0)
})

test('a wall that is taken stops in line with the edge of a door', () => {
  const split = drawn(room, [at(10, 0), at(10, 10)])
  const inner = split.walls.at(-1)?.id ?? ''
  const bath = drawn(split, [at(10, 6), at(20, 6)])
  const door = edited(addOpening(bath, { wall_id: inner, kind: 'door', at: 3 * foot, width: 2 * foot }))
  const taken = door.walls.at(-1)?.id ?? ''
  const moved = snapMove(door, taken, { side: 'left', at: 5 * foot, by: -2 * foot + 8, reach })
  expect(moved).toMatchObject({ by: -2 * foot, snap: { kind: 'in_line_with_opening' } })
})
