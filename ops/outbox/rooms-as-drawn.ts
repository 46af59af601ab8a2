import { drawnRoomsOf, followSketch } from '#domain/rooms/rooms-in-sketch.ts'
import type { Drawn, Room } from '#domain/rooms/room.ts'
import { SketchFields } from '#domain/sketch/sketch.ts'
import type { SketchWrite } from './sketch-entries.ts'

/** What a write says never changes, and screens ask for it each time that they are drawn. */
const known = new WeakMap<SketchWrite, ReadonlyMap<string, Drawn>>()

/** The rooms of a job as a sketch draws them that was just sent, or is not yet. */
export function roomsAsDrawn(rooms: readonly Room[], write: SketchWrite): readonly Room[] {
  return followSketch(rooms, write.sketch_id, figuresOf(write))
}

function figuresOf(write: SketchWrite) {
  const fields = known.has(write) ? null : SketchFields.safeParse(write.sketch).data
  const figures =
    known.get(write) ?? (fields ? drawnRoomsOf(write.sketch_id, fields) : new Map<string, Drawn>())
  known.set(write, figures)
  return figures
}
