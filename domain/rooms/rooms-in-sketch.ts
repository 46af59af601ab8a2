import { planFigures } from '#domain/sketch/plan-figures.ts'
import type { SketchFields } from '#domain/sketch/sketch.ts'
import { drawnOf, followDrawing } from './drawn.ts'
import type { Drawn, Room } from './room.ts'

/** What a sketch says of each room that is closed in it. One that is removed, and a copy beside its original, says nothing. */
export function drawnRoomsOf(id: string, { plan, copy_of, is_removed }: SketchFields): Map<string, Drawn> {
  if (is_removed || copy_of !== null) return new Map()
  return new Map(
    planFigures(plan).flatMap((room) => {
      const drawn = drawnOf(room, id)
      return drawn ? [[room.room_id, drawn] as const] : []
    }),
  )
}

type Followed = Pick<
  Room,
  'id' | 'length' | 'width' | 'cutouts' | 'insets' | 'wet_floor' | 'wet_upper' | 'wet_lower' | 'drawn'
>

/** Rooms after a sketch was drawn on. Those that are the same objects say what they said before. */
export function followSketch<Each extends Followed>(
  rooms: readonly Each[],
  id: string,
  drawn: ReadonlyMap<string, Drawn>,
): readonly Each[] {
  return rooms.map((room) => {
    const now = drawn.get(room.id) ?? null
    // What another sketch says of it stays.
    if (now === null && room.drawn?.sketch_id !== id) return room
    return JSON.stringify(room.drawn) === JSON.stringify(now) ? room : followDrawing(room, now)
  })
}
