import type { Level } from '#domain/rooms/room-choices.ts'
import type { Sketch } from '#domain/sketch/plan.ts'

/** The drawings of a level of the main building, that which was there first before its copies. */
export function drawingsOf(sketches: readonly Sketch[], level: Level): Sketch[] {
  return sketches
    .filter((sketch) => sketch.level === level && sketch.structure === '' && sketch.removed_at === null)
    .toSorted((a, b) => Number(a.copy_of !== null) - Number(b.copy_of !== null) || a.id.localeCompare(b.id))
}
