import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coveredAreas } from './covered-area.ts'
import type { Point } from './points.ts'

type Box = { x: number; y: number; length: number; width: number }
const Side = fc.integer({ min: 1, max: 8 })
const Start = fc.integer({ min: -4, max: 8 })
const Boxes = fc.array(fc.record({ x: Start, y: Start, length: Side, width: Side }), { maxLength: 6 })
const room = rectangle({ x: 0, y: 0, length: 10, width: 10 })

function rectangle({ x, y, length, width }: Box): Point[] {
  return [
    { x, y },
    { x: x + length, y },
    { x: x + length, y: y + width },
    { x, y: y + width },
  ]
}

function turned(outline: readonly Point[], degrees: number): Point[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return outline.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }))
}

function coveredArea(room: Point[][], painted: Point[][]) {
  return coveredAreas([room], painted)[0]
}

/** Square by square. */
function countedArea(boxes: readonly Box[]) {
  const squares = Array.from({ length: 100 }, (_, nth) => ({ x: nth % 10, y: Math.floor(nth / 10) }))
  return squares.filter(({ x, y }) =>
    boxes.some((box) => x >= box.x && x < box.x + box.length && y >= box.y && y < box.y + box.width),
  ).length
}

test('what is painted over and over is wet once, and nothing is wet beyond the walls', () => {
  fc.assert(
    fc.property(Boxes, fc.integer({ min: 0, max: 359 }), (boxes, degrees) => {
      const painted = boxes.map((box) => turned(rectangle(box), degrees))
      expect(coveredArea([turned(room, degrees)], painted)).toBeCloseTo(countedArea(boxes), 6)
    }),
  )
})

test('what is left free in a room stays free, whichever way around it is drawn', () => {
  const column = rectangle({ x: 4, y: 4, length: 2, width: 2 })
  expect(coveredArea([room, column], [room])).toBeCloseTo(96)
  expect(coveredArea([room, column.toReversed()], [room.toReversed()])).toBeCloseTo(96)
})

test('a thumb that paints a loop over itself wets what is within the loop', () => {
  const star = [
    { x: 5, y: 0 },
    { x: 8, y: 9 },
    { x: 0, y: 3 },
    { x: 10, y: 3 },
    { x: 2, y: 9 },
  ]
  const middle = coveredArea([rectangle({ x: 4.5, y: 4.5, length: 1, width: 1 })], [star])
  expect(middle).toBeCloseTo(1)
})

test('rooms side by side and within each other are measured at once, each for itself', () => {
  const inner = rectangle({ x: 2, y: 2, length: 4, width: 4 })
  const beside = rectangle({ x: 10, y: 0, length: 5, width: 10 })
  const painted = [
    rectangle({ x: 3, y: 3, length: 10, width: 2 }),
    rectangle({ x: 3, y: 4, length: 1, width: 3 }),
  ]
  const areas = coveredAreas([[room, inner], [inner], [beside]], painted)
  expect(areas.map((area) => Math.round(area * 1e6) / 1e6)).toEqual([9, 7, 6])
})
