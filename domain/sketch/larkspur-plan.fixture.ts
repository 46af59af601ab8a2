import { foot, inch } from '#domain/rooms/length.ts'
import { noPlan, type Plan } from './plan.ts'
import type { SketchFields } from './sketch.ts'

/** An ID that says what it is of. */
export function drawnId(nth: number) {
  return `01930000-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`
}

const outer = 6 * inch
const inner = 4 * inch + inch / 2

/** Between the faces, from the upper left corner of the kitchen. */
const kitchen = { right: 15 * foot, bottom: 12 * foot + 4 * inch }
const dining = { top: kitchen.bottom + inner, bottom: kitchen.bottom + inner + 9 * foot + 7 * inch }
const hall = {
  left: kitchen.right + inner,
  right: kitchen.right + inner + 3 * foot + 6 * inch,
  bottom: 15 * foot,
}
const bath = { left: hall.right + inner, right: hall.right + inner + 5 * foot, bottom: 8 * foot }
const chase = { right: 2 * foot + 6 * inch, top: kitchen.bottom - 2 * foot }

/** Where the walls run: half of their thickness from the faces. */
const [left, top] = [-outer / 2, -outer / 2]
const beforeHall = kitchen.right + inner / 2
const afterHall = hall.right + inner / 2
const right = bath.right + outer / 2
const floor = dining.bottom + outer / 2
const underKitchen = kitchen.bottom + inner / 2
const underHall = hall.bottom + inner / 2
const underBath = bath.bottom + inner / 2
const [chaseRight, chaseTop] = [chase.right - inner / 2, chase.top + inner / 2]

const corners = [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: underBath },
  { x: afterHall, y: underBath },
  { x: afterHall, y: underHall },
  { x: beforeHall, y: underHall },
  { x: beforeHall, y: floor },
  { x: left, y: floor },
  // These stand on other walls, as a T.
  { x: afterHall, y: top },
  { x: beforeHall, y: top },
  { x: left, y: underKitchen },
  { x: beforeHall, y: underKitchen },
  { x: left, y: chaseTop },
  { x: chaseRight, y: chaseTop },
  { x: chaseRight, y: underKitchen },
].map((place, nth) => ({ id: drawnId(0xc00 + nth), ...place }))

const ends = [
  [0, 1, outer],
  [1, 2, outer],
  [2, 3, inner],
  [8, 4, inner],
  [4, 5, inner],
  [9, 6, inner],
  [6, 7, outer],
  [7, 0, outer],
  [10, 11, inner],
  [12, 13, inner],
  [13, 14, inner],
] as const
const walls = ends.map(([from, to, thickness], nth) => ({
  id: drawnId(0xa00 + nth),
  from: drawnId(0xc00 + from),
  to: drawnId(0xc00 + to),
  thickness,
}))
const [overAll, , , hallAndBath, , kitchenAndHall, , , kitchenAndDining] = walls.map(({ id }) => id)

export const drawnRooms = {
  kitchen: drawnId(0xb00),
  dining: drawnId(0xb01),
  hall: drawnId(0xb02),
  bath: drawnId(0xb03),
} as const

function rectangle(x: number, y: number, [length, width]: readonly [number, number]) {
  return [
    { x, y },
    { x: x + length, y },
    { x: x + length, y: y + width },
    { x, y: y + width },
  ]
}

const floors = [
  rectangle(0, 0, [kitchen.right, kitchen.bottom]),
  // Some of it twice.
  rectangle(0, 0, [8 * foot, 6 * foot]),
  rectangle(1 * foot, dining.top, [12 * foot, 7 * foot]),
  rectangle(hall.left - inch, 3 * foot, [3 * foot + 8 * inch, 10 * foot]),
  rectangle(bath.left, 1 * foot, [4 * foot, 5 * foot + 6 * inch]),
]

function wetWall(
  nth: number,
  wall_id = '',
  part: { side: 'left' | 'right'; offset: number; length: number },
) {
  return { id: drawnId(0xd00 + nth), wall_id, height: 2 * foot, ...part }
}

/** The house of a loss whose figures are known: a supply line broke under a kitchen sink. */
export const larkspurPlan: Plan = {
  ...noPlan,
  corners,
  walls,
  rooms: [
    { room_id: drawnRooms.kitchen, x: 7 * foot, y: 6 * foot },
    { room_id: drawnRooms.dining, x: 7 * foot, y: dining.top + 4 * foot },
    { room_id: drawnRooms.hall, x: hall.left + foot, y: 6 * foot },
    { room_id: drawnRooms.bath, x: bath.left + foot, y: 4 * foot },
  ],
  wet_surfaces: floors.map((vertices, nth) => ({ id: drawnId(0xe00 + nth), surface: 'floor', vertices })),
  wet_walls: [
    wetWall(0, overAll, { side: 'right', offset: 2 * foot, length: 12 * foot }),
    wetWall(1, kitchenAndHall, { side: 'right', offset: 3 * foot, length: 8 * foot }),
    wetWall(2, kitchenAndDining, { side: 'right', offset: 3 * foot, length: 9 * foot }),
    wetWall(3, kitchenAndHall, { side: 'left', offset: 3 * foot, length: 8 * foot }),
    wetWall(4, hallAndBath, { side: 'left', offset: foot, length: 7 * foot }),
  ],
}

export const aSketch: SketchFields = {
  structure: '',
  level: 'main',
  copy_of: null,
  plan: larkspurPlan,
  is_removed: false,
}
