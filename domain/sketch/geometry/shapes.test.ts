import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foot, inch } from '#domain/rooms/length.ts'
import { drawnId } from '../larkspur-plan.fixture.ts'
import { planFigures, planShapes } from '../plan-figures.ts'
import { noPlan, type Plan } from '../plan.ts'
import type { Point } from './points.ts'
import { findGap } from './gaps.ts'

const thick = 6 * inch
const room_id = drawnId(1)

/** Walls around places, one after the other, and back to the first where it is closed. */
function walled(places: readonly Point[], { isClosed = true, from = 0 } = {}): Plan {
  const corners = places.map(({ x, y }, nth) => ({
    id: drawnId(from + 100 + nth),
    x: Math.round(x),
    y: Math.round(y),
  }))
  const walls = corners.flatMap((corner, nth) => {
    const next = corners[nth + 1] ?? (isClosed ? corners[0] : undefined)
    return next ? [{ id: drawnId(from + 500 + nth), from: corner.id, to: next.id, thickness: thick }] : []
  })
  return { ...noPlan, corners, walls }
}

function together(...plans: readonly Plan[]): Plan {
  return {
    ...noPlan,
    corners: plans.flatMap(({ corners }) => corners),
    walls: plans.flatMap(({ walls }) => walls),
    rooms: plans.flatMap(({ rooms }) => rooms),
  }
}

function box(x: number, y: number, [length, width]: readonly [number, number]) {
  return [
    { x, y },
    { x: x + length, y },
    { x: x + length, y: y + width },
    { x, y: y + width },
  ]
}

/** A room whose faces lie as far apart as is said, its walls half of their thickness beyond. */
function roomOf(length: number, width: number) {
  return box(-thick / 2, -thick / 2, [length + thick, width + thick])
}

const Long = fc.integer({ min: 2 * foot, max: 60 * foot })

test('a rectangle is exactly as large as its sides say, whichever corner was drawn first', () => {
  fc.assert(
    fc.property(Long, Long, fc.boolean(), (length, width, isBackward) => {
      const places = roomOf(length, width)
      const [shape] = planShapes(walled(isBackward ? places.toReversed() : places))
      const area = Math.round((length * width * 100) / (foot * foot))
      expect(shape).toMatchObject({ length, width, area, perimeter: 2 * (length + width), insets: 0 })
    }),
  )
})

test('a slanting room is as large as a straight one, within a thousandth', () => {
  const Wide = fc.integer({ min: 12 * foot, max: 40 * foot })
  fc.assert(
    fc.property(Wide, Wide, fc.integer({ min: 1, max: 44 }), (length, width, degrees) => {
      const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
      const places = roomOf(length, width).map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }))
      const [shape] = planShapes(walled(places))
      const area = (length * width * 100) / (foot * foot)
      expect(Math.abs((shape?.area ?? 0) - area)).toBeLessThanOrEqual(area / 1000)
      expect(Math.abs((shape?.length ?? 0) - length)).toBeLessThanOrEqual(1)
      expect(Math.abs((shape?.perimeter ?? 0) - 2 * (length + width))).toBeLessThanOrEqual(4)
    }),
  )
})

test('a wall that is moved takes from one room what it gives to the other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3 * foot, max: 17 * foot }), (x) => {
      const house = walled(roomOf(20 * foot, 10 * foot))
      const wall = [
        { x, y: -thick / 2 },
        { x, y: 10 * foot + thick / 2 },
      ]
      const plan = together(house, walled(wall, { isClosed: false, from: 10 }))
      const areas = planShapes(plan).map(({ area }) => area)
      expect(areas).toHaveLength(2)
      expect(Math.abs(areas.reduce((sum, area) => sum + area, 0) - 19_5 * 100)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a room that is open says where, and is closed once a wall stands there', () => {
  const [first, second, third, fourth] = roomOf(12 * foot, 10 * foot)
  if (!first || !second || !third || !fourth) throw new Error('A room has four corners.')
  const almost = { x: fourth.x + 3 * foot, y: fourth.y }
  const open = walled([fourth, first, second, third, almost], { isClosed: false })
  const mark = { room_id, x: 5 * foot, y: 5 * foot }
  expect(planFigures({ ...open, rooms: [mark] })).toMatchObject([{ is_closed: false, shape: null }])
  expect(findGap(open, mark)).toEqual({ length: 3 * foot, from: fourth, to: almost })
  const rest = walled([almost, fourth], { isClosed: false, from: 10 })
  expect(planFigures({ ...together(open, rest), rooms: [mark] })).toMatchObject([
    { is_closed: true, shape: { area: 120_00 } },
  ])
})

test('a place around which there are no walls is open, without a gap', () => {
  const rooms = [{ room_id, x: 0, y: 0 }]
  expect(planFigures({ ...noPlan, rooms })).toMatchObject([{ is_closed: false }])
  expect(findGap({ ...noPlan, rooms }, { x: 0, y: 0 })).toBeNull()
})

test('two rooms without a wall between them share what is around them', () => {
  const rooms = [
    { room_id, x: 2 * foot, y: 2 * foot },
    { room_id: drawnId(2), x: 8 * foot, y: 2 * foot },
  ]
  const drawn = planFigures({ ...walled(roomOf(12 * foot, 10 * foot)), rooms })
  expect(drawn.map(({ shares_with }) => shares_with)).toEqual([[drawnId(2)], [room_id]])
})

test('a column that stands free is no floor, and neither is a wall that ends in the room', () => {
  const house = walled(roomOf(12 * foot, 10 * foot))
  const column = walled(box(5 * foot, 5 * foot, [18 * inch, 18 * inch]), { from: 10 })
  const large = planShapes(together(house, column)).find(({ area }) => area > 100_00)
  expect(large).toMatchObject({ area: 116_00, perimeter: 52 * foot, length: null })
  const half = [
    { x: 6 * foot, y: -thick / 2 },
    // Typed as 4 ft: a wall that turned off there would have its face there.
    { x: 6 * foot, y: 4 * foot + thick / 2 },
  ]
  const [cut] = planShapes(together(house, walled(half, { isClosed: false, from: 10 })))
  expect(cut).toMatchObject({ area: 118_00, perimeter: 52 * foot, insets: 1 })
})

test('walls that cross make four rooms', () => {
  const house = walled(roomOf(12 * foot, 10 * foot))
  const across = walled(
    [
      { x: -thick / 2, y: 5 * foot },
      { x: 12 * foot + thick / 2, y: 5 * foot },
    ],
    { isClosed: false, from: 10 },
  )
  const down = walled(
    [
      { x: 6 * foot, y: -thick / 2 },
      { x: 6 * foot, y: 10 * foot + thick / 2 },
    ],
    { isClosed: false, from: 20 },
  )
  const areas = planShapes(together(house, across, down)).map(({ area }) => area)
  expect(areas).toEqual(Array.from({ length: 4 }, () => Math.round(5.75 * 4.75 * 100)))
})

test('a wet wall counts once where it is painted twice, and never behind another wall', () => {
  const house = walled(roomOf(12 * foot, 10 * foot))
  const [wall] = house.walls
  const painted = { wall_id: wall?.id ?? '', side: 'right' } as const
  const wet_walls = [
    { ...painted, id: drawnId(3), offset: 0, length: 4 * foot, height: 2 * foot },
    { ...painted, id: drawnId(4), offset: 3 * foot, length: 2 * foot, height: 5 * foot },
    { ...painted, id: drawnId(5), side: 'left' as const, offset: 0, length: 12 * foot, height: 5 * foot },
  ]
  const ceiling = { id: drawnId(6), surface: 'ceiling' as const, vertices: box(0, 0, [2 * foot, 2 * foot]) }
  const rooms = [{ room_id, x: 5 * foot, y: 5 * foot }]
  const [drawn] = planFigures({ ...house, rooms, wet_walls, wet_surfaces: [ceiling] })
  expect(drawn?.painted).toEqual({
    wet_floor: null,
    wet_ceiling: 4_00,
    wet_lower: 5 * foot - thick / 2,
    wet_upper: 10_00,
  })
})

test('whatever is drawn, its figures can be told', () => {
  const Place = fc.record({ x: fc.integer({ min: 0, max: 12 }), y: fc.integer({ min: 0, max: 12 }) })
  fc.assert(
    fc.property(fc.array(Place, { minLength: 2, maxLength: 9 }), fc.boolean(), (places, isClosed) => {
      const far = places.map(({ x, y }) => ({ x: x * 2 * foot, y: y * 2 * foot }))
      const plan = { ...walled(far, { isClosed }), rooms: [{ room_id, x: 10 * foot + 5, y: 11 * foot + 3 }] }
      for (const { area, perimeter } of planShapes(plan)) {
        expect(area).toBeGreaterThanOrEqual(0)
        expect(perimeter).toBeGreaterThanOrEqual(0)
      }
      expect(planFigures(plan)).toHaveLength(1)
    }),
  )
})
