import * as z from 'zod'
import { materials } from '#domain/jobs/facts/choices.ts'
import { IsMine } from '#domain/leads/is-mine.ts'
import { values } from '#platform/choices.ts'
import { MadeId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { longestLength } from './length.ts'
import { chamberKinds, levels } from './room-choices.ts'

const moment = z.iso.datetime()

const longestName = 60
const mostCutouts = 10
const mostInsets = 50
/** 100,000 square feet, in hundredths. */
const largestArea = 10_000_000

const noName = 'Enter the name of the room.'
const Length = z
  .int('Enter a length.')
  .min(1, 'Enter a length above 0.')
  .max(longestLength, 'Enter 500 ft at most.')
const Area = z
  .int('Enter an area in square feet.')
  .min(0, 'Enter 0 or more.')
  .max(largestArea, 'Enter 100,000 ft² at most.')

/** Where the air is dried apart. It is made with the first room that is put into it. */
const Chamber = z.object({
  id: MadeId,
  name: line(longestName).min(1, 'Enter the name of the chamber.'),
  kind: z.enum(chamberKinds, 'Choose the kind of chamber.'),
})
export type Chamber = z.output<typeof Chamber>

const Cutout = z.object({ length: Length, width: Length })

/** What is typed of a room. Null: not measured yet, which is not 0. */
export const RoomFields = z.object({
  name: line(longestName, noName).min(1, noName),
  /** Empty: the main building. */
  structure: line(longestName),
  level: z.enum(levels, 'Choose a level.'),
  /** Lengths are whole sixteenths of an inch. */
  length: Length.nullable(),
  width: Length.nullable(),
  height: Length.nullable(),
  /** Taken off the floor, as a chase. */
  cutouts: z.array(Cutout).max(mostCutouts, `Enter ${mostCutouts} cutouts at most.`),
  /** Insets and offsets over 18 inches. */
  insets: z.int('Enter a number.').min(0, 'Enter 0 or more.').max(mostInsets, `Enter ${mostInsets} at most.`),
  /** Areas are whole hundredths of a square foot. */
  wet_floor: Area.nullable(),
  /** Of walls above 2 feet, and of the ceiling. */
  wet_upper: Area.nullable(),
  /** How long the wall is that is wet below 2 feet. */
  wet_lower: Length.nullable(),
  /** Those that are wet. */
  materials: z.array(z.enum(values(materials))).max(materials.length),
  /** One that is not affected is what the others are compared with. */
  is_affected: z.boolean(),
  chamber: Chamber.nullable(),
})
export type RoomFields = z.output<typeof RoomFields>
export type RoomField = keyof RoomFields

export const roomFields: readonly RoomField[] = RoomFields.keyof().options

/** What a device may change of a room. A room that is removed can be put back. */
export const RoomChanges = RoomFields.partial().extend({ removed: z.boolean().optional() })
export type RoomChanges = z.output<typeof RoomChanges>

/** `at` is when it was typed, by the clock of the device; without it, the moment it is received. */
export const NewRoom = RoomFields.extend({ id: MadeId, at: moment.optional() })
export type NewRoom = z.output<typeof NewRoom>

export const RoomChange = z.object({ revision: z.int().min(1), changes: RoomChanges })
export type RoomChange = z.output<typeof RoomChange>

/** What a sketch says of a room. Length and width are those of a rectangle; null of any other shape, and of what is not painted. */
export const Drawn = z.object({
  sketch_id: z.uuid(),
  area: Area,
  perimeter: z.int().min(1),
  length: Length.nullable(),
  width: Length.nullable(),
  insets: RoomFields.shape.insets,
  wet_floor: Area.nullable(),
  wet_upper: Area.nullable(),
  wet_lower: Length.nullable(),
})
export type Drawn = z.output<typeof Drawn>

export const Room = RoomFields.extend({
  id: z.uuid(),
  job_id: z.uuid(),
  created_at: moment,
  by: z.string(),
  revision: z.int(),
  removed_at: moment.nullable(),
  /** What was stored before there were sketches has none. */
  drawn: Drawn.nullable().default(null),
})
export type Room = z.output<typeof Room>

export const JobRooms = z.object({ items: z.array(Room), is_mine: IsMine })
export type JobRooms = z.output<typeof JobRooms>
