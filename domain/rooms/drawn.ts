import type { DrawnRoom } from '#domain/sketch/plan-figures.ts'
import { isDrawnSize } from './room-figures.ts'
import { Drawn, type Room, type RoomChanges } from './room.ts'

/** The parts of a room that a drawing tells. */
export const drawnParts = ['size', 'insets', 'wet_floor', 'wet_upper', 'wet_lower'] as const
export type DrawnPart = (typeof drawnParts)[number]

type Drawable = Pick<
  Room,
  'length' | 'width' | 'cutouts' | 'insets' | 'wet_floor' | 'wet_upper' | 'wet_lower'
> & {
  drawn?: Drawn | null
}

/** What a sketch says of a room; null while it is open, shares its walls with another room, or is larger than a room can be. */
export function drawnOf({ shape, painted, shares_with }: DrawnRoom, sketch_id: string): Drawn | null {
  if (!shape || !painted || shares_with.length > 0) return null
  const { area, perimeter, length, width, insets } = shape
  const { wet_floor, wet_upper, wet_lower } = painted
  const size = { sketch_id, area, perimeter, length, width, insets }
  return Drawn.safeParse({ ...size, wet_floor, wet_upper, wet_lower }).data ?? null
}

/** Whether a part of a room is as it is drawn. What was typed otherwise stays so until someone chooses the drawing. */
export function isDrawn(room: Drawable, part: DrawnPart): boolean {
  const { drawn } = room
  if (!drawn) return false
  return part === 'size' ? isDrawnSize(room) : drawn[part] !== null && room[part] === drawn[part]
}

/** The parts of which the drawing says something else than was typed. */
export function typedOtherwise(room: Drawable): DrawnPart[] {
  const { drawn } = room
  if (!drawn) return []
  return drawnParts.filter((part) => (part === 'size' || drawn[part] !== null) && !isDrawn(room, part))
}

/** The drawing in place of what was typed. What it says nothing of stays. */
export function changesToDrawing({ wet_floor, wet_upper, wet_lower, ...drawn }: Drawn): RoomChanges {
  return {
    length: drawn.length,
    width: drawn.width,
    cutouts: [],
    insets: drawn.insets,
    ...(wet_floor !== null && { wet_floor }),
    ...(wet_upper !== null && { wet_upper }),
    ...(wet_lower !== null && { wet_lower }),
  }
}

/** A room as a sketch is drawn on: what was drawn of it before, or is not measured yet, follows; what was typed stays. */
export function followDrawing<Followed extends Drawable>(room: Followed, drawn: Drawn | null): Followed {
  const before = room.drawn ?? null
  const isUnmeasured = room.length === null && room.width === null && room.cutouts.length === 0
  const sizeFollows = before ? isDrawn(room, 'size') : isUnmeasured
  const insetsFollow = before ? room.insets === before.insets : isUnmeasured
  const wet = (part: 'wet_floor' | 'wet_upper' | 'wet_lower') =>
    room[part] === (before?.[part] ?? null) ? (drawn?.[part] ?? null) : room[part]
  // Without a drawing what was drawn stays as if it had been typed.
  if (!drawn) return before ? { ...room, drawn: null } : room
  const { length, width, insets } = drawn
  return {
    ...room,
    ...(sizeFollows && { length, width, cutouts: [] }),
    ...(insetsFollow && { insets }),
    wet_floor: wet('wet_floor'),
    wet_upper: wet('wet_upper'),
    wet_lower: wet('wet_lower'),
    drawn,
  }
}
