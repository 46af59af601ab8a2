import { foot } from '#domain/rooms/length.ts'
import { coveredAreas } from './geometry/covered-area.ts'
import { findFaces, type Face, type Loop } from './geometry/faces.ts'
import { innerOutline, type Side } from './geometry/inner-outline.ts'
import { countInsets } from './geometry/insets.ts'
import { direction, distance, dot, isInside, lengthAround, twiceArea, type Point } from './geometry/points.ts'
import { wallGraph } from './geometry/wall-graph.ts'
import { wetWalls } from './geometry/wet-walls.ts'
import type { Plan } from './plan.ts'

/** What walls enclose, from face to face. Lengths are whole sixteenths of an inch, areas whole hundredths of a square foot. */
export type Shape = {
  /** The rooms whose marks lie in it. */
  room_ids: string[]
  /** Inside of the faces of its walls: first around it, then around what stands free in it. */
  outlines: Point[][]
  sides: Side[]
  area: number
  perimeter: number
  /** Insets and offsets over 18 inches. */
  insets: number
  /** Of a rectangle: across the screen and down it. Null of any other shape. */
  length: number | null
  width: number | null
}

/** What is painted in a shape. Null: nothing is painted there, which is not 0. */
export type Painted = { wet_floor: number | null; wet_ceiling: number | null } & PaintedWalls
type PaintedWalls = {
  /** How long the wall is that is wet below 2 feet. */
  wet_lower: number | null
  /** Of walls above 2 feet, and of the ceiling. */
  wet_upper: number | null
}

/** What is drawn of a room of the job. An open one has no shape, and one that shares its shape with other rooms has none of its own. */
export type DrawnRoom = {
  room_id: string
  is_closed: boolean
  shares_with: string[]
  shape: Shape | null
  painted: Painted | null
}

/** How far the corners of a slanting rectangle may be off a right angle: they are whole sixteenths. */
const square = 0.005

/** Each enclosed part of a plan, those that no room is named in included. */
export function planShapes(plan: Plan): Shape[] {
  return findParts(plan).map(({ room_ids, face }) => ({ room_ids, ...shapeOf(face) }))
}

/**
 * Finds the shapes of a plan while it changes: a part that is as it was when it was asked the last time is the same object, so whoever
 * shows it need not show it again.
 */
export function shapeFinder(): (plan: Plan) => Shape[] {
  let last: readonly { part: Part; shape: Shape }[] = []
  return (plan) => {
    last = findParts(plan).map((part) => {
      const shape = last.find((before) => isSame(before.part, part))?.shape
      return { part, shape: shape ?? { room_ids: part.room_ids, ...shapeOf(part.face) } }
    })
    return last.map(({ shape }) => shape)
  }
}

type Part = { room_ids: string[]; face: Face }

function findParts(plan: Plan): Part[] {
  const faces = findFaces(wallGraph(plan))
  const marked = plan.rooms.map(({ room_id, ...place }) => ({
    room_id,
    face: faces.find((face) => isIn(place, face)),
  }))
  return faces.map((face) => ({
    room_ids: marked.filter((mark) => mark.face === face).map(({ room_id }) => room_id),
    face,
  }))
}

/** All that a shape follows from: the rooms that it names, and the walls around it with where they run. */
function isSame(one: Part, other: Part) {
  const [loops, others] = [one.face.loops, other.face.loops]
  return (
    loops.length === others.length &&
    loops.every((loop, nth) => isSameLoop(loop, others[nth])) &&
    one.room_ids.length === other.room_ids.length &&
    one.room_ids.every((id, nth) => id === other.room_ids[nth])
  )
}

function isSameLoop({ ways, places }: Loop, other: Loop | undefined) {
  if (ways.length !== other?.ways.length) return false
  return ways.every(({ from, edge }, nth) => {
    const [way, place, otherPlace] = [other.ways[nth], places[nth], other.places[nth]]
    return (
      edge.wall === way?.edge.wall &&
      (from === edge.a) === (way?.from === way?.edge.a) &&
      place?.x === otherPlace?.x &&
      place?.y === otherPlace?.y
    )
  })
}

/** What follows from a plan for each room that is named in it. */
export function planFigures(plan: Plan): DrawnRoom[] {
  const shapes = planShapes(plan)
  const painted = paintedIn(shapes, plan)
  return plan.rooms.map(({ room_id }) => {
    const shape = shapes.find(({ room_ids }) => room_ids.includes(room_id)) ?? null
    return {
      room_id,
      is_closed: shape !== null,
      shares_with: shape ? shape.room_ids.filter((other) => other !== room_id) : [],
      shape,
      painted: (shape && painted.get(shape)) ?? null,
    }
  })
}

/** The smallest one that a place lies in comes first. */
function isIn(place: Point, { loops: [outside] }: Face) {
  return outside !== undefined && isInside(place, outside.places)
}

function shapeOf({ loops }: Face): Omit<Shape, 'room_ids'> {
  const inner = loops.map(innerOutline)
  const outlines = inner.map(({ outline }) => outline)
  const [outside = []] = outlines
  return {
    outlines,
    sides: inner.flatMap(({ sides }) => sides),
    area: hundredthsOf(
      Math.max(
        0,
        outlines.reduce((sum, outline) => sum + twiceArea(outline) / 2, 0),
      ),
    ),
    perimeter: Math.round(outlines.reduce((sum, outline) => sum + lengthAround(outline), 0)),
    insets: countInsets(outside),
    ...(outlines.length === 1 ? sidesOfRectangle(outside) : noRectangle),
  }
}

const noRectangle = { length: null, width: null } as const

function sidesOfRectangle([a, b, c, d, ...more]: readonly Point[]) {
  if (!a || !b || !c || !d || more.length > 0) return noRectangle
  const ways = [direction(a, b), direction(b, c), direction(c, d), direction(d, a)]
  const isSquare = ways.every((way, nth) => Math.abs(dot(way, ways.at(nth - 1) ?? way)) < square)
  const [first] = ways
  if (!isSquare || !first) return noRectangle
  const [one, other] = [
    Math.round((distance(a, b) + distance(c, d)) / 2),
    Math.round((distance(b, c) + distance(d, a)) / 2),
  ]
  const isAcross = Math.abs(first.x) >= Math.abs(first.y)
  return isAcross ? { length: one, width: other } : { length: other, width: one }
}

function paintedIn(shapes: readonly Shape[], plan: Plan): Map<Shape, Painted> {
  const areasOf = (surface: 'floor' | 'ceiling') =>
    coveredAreas(
      shapes.map(({ outlines }) => outlines),
      plan.wet_surfaces.filter((part) => part.surface === surface).map(({ vertices }) => vertices),
    )
  const [floors, ceilings] = [areasOf('floor'), areasOf('ceiling')]
  return new Map(
    shapes.map((shape, nth) => {
      const [floor, ceiling, walls] = [floors[nth] ?? 0, ceilings[nth] ?? 0, wetWalls(shape.sides, plan)]
      return [
        shape,
        {
          wet_floor: hundredthsOf(floor) || null,
          wet_ceiling: hundredthsOf(ceiling) || null,
          wet_lower: Math.round(walls.lower) || null,
          wet_upper: hundredthsOf(ceiling + walls.upper) || null,
        },
      ]
    }),
  )
}

function hundredthsOf(area: number) {
  return Math.round((area / (foot * foot)) * 100)
}
