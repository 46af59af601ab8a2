import { foot } from './length.ts'
import type { Room } from './room.ts'

/** A draft of a room has no drawing. */
type Measured = Pick<Room, 'length' | 'width' | 'height' | 'cutouts'> & Partial<Pick<Room, 'drawn'>>
type Wet = Pick<Room, 'wet_floor' | 'wet_upper' | 'wet_lower'>
type Counted = Measured & Wet & Pick<Room, 'is_affected'>

const hundredths = 100
/** The height up to which a wet floor wets the wall. */
const lowerWall = 2

/** Whether its size is as it was drawn; else it was typed. */
export function isDrawnSize({ drawn, length, width, cutouts }: Omit<Measured, 'height'>): boolean {
  return Boolean(drawn) && length === drawn?.length && width === drawn.width && cutouts.length === 0
}

/** In square feet; null while length or width is not measured. */
export function floorArea(room: Omit<Measured, 'height'>): number | null {
  const { length, width, cutouts } = room
  if (room.drawn && isDrawnSize(room)) return room.drawn.area / hundredths
  if (length === null || width === null) return null
  const cut = cutouts.reduce((sum, each) => sum + each.length * each.width, 0)
  return Math.max(0, length * width - cut) / (foot * foot)
}

/** The length of its walls, in sixteenths of an inch. A cutout moves a wall; it is counted as one in a corner, which adds none. */
export function perimeter(room: Omit<Measured, 'height'>): number | null {
  const { length, width } = room
  if (room.drawn && isDrawnSize(room)) return room.drawn.perimeter
  return length === null || width === null ? null : 2 * (length + width)
}

/** In square feet, doors and windows included. */
export function wallArea(room: Measured): number | null {
  const around = perimeter(room)
  return around === null || room.height === null ? null : (around * room.height) / (foot * foot)
}

/** Floor, walls and ceiling together, in square feet. */
export function surface(room: Measured): number | null {
  const [floor, wall] = [floorArea(room), wallArea(room)]
  return floor === null || wall === null ? null : 2 * floor + wall
}

/** In cubic feet. */
export function volume(room: Measured): number | null {
  const floor = floorArea(room)
  return floor === null || room.height === null ? null : (floor * room.height) / foot
}

/** In square feet; null where nothing wet was entered. */
export function wetArea({ wet_floor, wet_upper, wet_lower }: Wet): number | null {
  if (wet_floor === null && wet_upper === null && wet_lower === null) return null
  return ((wet_floor ?? 0) + (wet_upper ?? 0)) / hundredths + ((wet_lower ?? 0) / foot) * lowerWall
}

/** Of all its surfaces, from 0 to 1; null while it can't be known. */
export function wetShare(room: Measured & Wet): number | null {
  const [wet, all] = [wetArea(room), surface(room)]
  return wet === null || all === null || all === 0 ? null : wet / all
}

type Totals = {
  floor: number
  surface: number
  volume: number
  wet: number
  /** Null while a surface or what is wet is not known of a room. */
  share: number | null
  /** How many lack a measure, or what is wet in them. */
  lacking: number
}

/** Its wet share is not known, and so is that of all. */
export function lacksMeasure(room: Counted): boolean {
  return room.is_affected && wetShare(room) === null
}

/** Of rooms that are affected. Nothing is rounded before it is summed. */
export function totalsOf(rooms: readonly Counted[]): Totals {
  const affected = rooms.filter(({ is_affected }) => is_affected)
  const sum = (of: (room: Counted) => number | null) =>
    affected.reduce((total, room) => total + (of(room) ?? 0), 0)
  const lacking = affected.filter(lacksMeasure).length
  const isKnown = affected.length > 0 && lacking === 0
  const [all, wet] = [sum(surface), sum(wetArea)]
  return {
    floor: sum(floorArea),
    surface: all,
    volume: sum(volume),
    wet,
    share: isKnown ? wet / all : null,
    lacking,
  }
}
