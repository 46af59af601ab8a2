import * as z from 'zod'
import { levels } from '#domain/rooms/room-choices.ts'
import { MadeId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'

/** One mile, in sixteenths of an inch: a plan is smaller than that in each direction. */
const farthest = 1_013_760
const thickest = 576
const mostWalls = 400
const mostOpenings = 200
const mostWetParts = 200
const mostPins = 500
const mostRooms = 80
const mostVertices = 200
/** Of all painted parts together. */
const mostVerticesOfAll = 4_000

const Coordinate = z.int().min(-farthest).max(farthest)

/** Coordinates are whole sixteenths of an inch, x to the right and y down. */
export const Place = z.object({ x: Coordinate, y: Coordinate })
export type Place = z.output<typeof Place>

/** Where walls meet. A corner that is moved takes all its walls along. */
const Corner = Place.extend({ id: MadeId })
export type Corner = z.output<typeof Corner>

/** A wall runs along the line between its corners, half of its thickness on either side. People measure between the faces. */
const Wall = z.object({
  id: MadeId,
  from: MadeId,
  to: MadeId,
  thickness: z.int().min(2).max(thickest).multipleOf(2),
})
export type Wall = z.output<typeof Wall>

export const openingKinds = ['door', 'opening', 'window'] as const

/** What stands in a wall and travels with it: `offset` is from the wall's first corner to the nearer edge, along its line. */
const Opening = z.object({
  id: MadeId,
  wall_id: MadeId,
  kind: z.enum(openingKinds),
  offset: z.int().min(0).max(farthest),
  width: z.int().min(1).max(farthest),
  /** Which side a door opens to, seen along the wall, and whether it hangs at its far edge. */
  opens: z.enum(['left', 'right']),
  is_hung_far: z.boolean(),
})
export type Opening = z.output<typeof Opening>

/** A painted part of a floor or of a ceiling: inside its vertices, and never beyond the walls of the room it lies in. */
const WetSurface = z.object({
  id: MadeId,
  surface: z.enum(['floor', 'ceiling']),
  vertices: z.array(Place).min(3).max(mostVertices),
})
export type WetSurface = z.output<typeof WetSurface>

/**
 * A wet length of one face of a wall, up to a height. `offset` is from the wall's first corner, along its line. Left and right are as on the
 * screen to someone who walks from there to the other corner: of a wall drawn from left to right, the room below it is on its right.
 */
const WetWall = z.object({
  id: MadeId,
  wall_id: MadeId,
  side: z.enum(['left', 'right']),
  offset: z.int().min(0).max(farthest),
  length: z.int().min(1).max(farthest),
  height: z.int().min(1).max(farthest),
})
export type WetWall = z.output<typeof WetWall>

export const pinKinds = ['point', 'unit', 'photo', 'source'] as const

/** Where a point of the readings, a unit, a photo or the source of the water is. The source has no record of its own. */
const Pin = Place.extend({
  id: MadeId,
  kind: z.enum(pinKinds),
  record_id: MadeId.nullable(),
  /** Degrees clockwise from up: the way an air mover blows. */
  turn: z.int().min(0).max(359),
})
export type Pin = z.output<typeof Pin>

/** Which room of the job is the one that is found around a place. */
const RoomMark = Place.extend({ room_id: MadeId })
export type RoomMark = z.output<typeof RoomMark>

const PictureSide = z.int().min(16).max(farthest)

/**
 * A photo or a scan behind the plan. Its place is the upper left corner of where it lies. Its width and height are those of the picture before it
 * is turned, which is clockwise: whoever cannot see the picture knows where it lies all the same.
 */
export const Background = Place.extend({
  photo_id: MadeId,
  width: PictureSide,
  height: PictureSide,
  turn: z.literal([0, 90, 180, 270]),
})
export type Background = z.output<typeof Background>

/** What is drawn of one level. Walls are the record: rooms are found from them, so that moving one wall changes both its sides. */
export const Plan = z.object({
  corners: z.array(Corner).max(mostWalls * 2),
  walls: z.array(Wall).max(mostWalls),
  openings: z.array(Opening).max(mostOpenings),
  wet_surfaces: z
    .array(WetSurface)
    .max(mostWetParts)
    .refine((parts) => parts.reduce((sum, { vertices }) => sum + vertices.length, 0) <= mostVerticesOfAll, {
      error: 'The painted parts have too many corners.',
    }),
  wet_walls: z.array(WetWall).max(mostWetParts),
  pins: z.array(Pin).max(mostPins),
  rooms: z.array(RoomMark).max(mostRooms),
  background: Background.nullable(),
})
export type Plan = z.output<typeof Plan>

export const noPlan: Plan = {
  corners: [],
  walls: [],
  openings: [],
  wet_surfaces: [],
  wet_walls: [],
  pins: [],
  rooms: [],
  background: null,
}

const moment = z.iso.datetime()

/** A drawing of one level. Two people who draw the same level at once keep both: the second becomes a copy of the first. */
export const Sketch = z.object({
  id: MadeId,
  job_id: z.uuid(),
  /** Empty: the main building. */
  structure: line(60),
  level: z.enum(levels),
  copy_of: z.uuid().nullable(),
  plan: Plan,
  revision: z.int(),
  changed_at: moment,
  by: z.string(),
  removed_at: moment.nullable(),
})
export type Sketch = z.output<typeof Sketch>
