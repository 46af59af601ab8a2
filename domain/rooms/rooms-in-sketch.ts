import type { Sketch } from '#domain/sketch/plan.ts'
import { planFigures } from '#domain/sketch/plan-figures.ts'
import type { SketchFields } from '#domain/sketch/sketch.ts'
import { drawnOf, followDrawing } from './drawn.ts'
import type { Drawn, Room } from './room.ts'

/** What a sketch says of each room that is closed in it. One that is removed, and a copy beside its original, says nothing. */
export function drawnRoomsOf(id: string, { plan, copy_of, is_removed }: SketchFields): Map<string, Drawn> {
  return is_removed || copy_of !== null ? new Map() : drawnIn({ id, plan })
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
    return followed(room, now)
  })
}

type Drawing = Pick<Sketch, 'id' | 'copy_of' | 'plan' | 'removed_at'>

/**
 * Rooms as all sketches of their job draw them by now. Of two that draw one room, that which it followed so far goes on. What a sketch
 * said that is not among these stays.
 */
export function followSketches<Each extends Followed>(
  rooms: readonly Each[],
  sketches: readonly Drawing[],
): readonly Each[] {
  const known = new Set(sketches.map(({ id }) => id))
  const drawings = sketchesThatCount(sketches).map((sketch) => ({ id: sketch.id, drawn: drawnOnce(sketch) }))
  return rooms.map((room) => {
    const before = room.drawn?.sketch_id
    if (before !== undefined && !known.has(before)) return room
    const own = drawings.filter(({ drawn }) => drawn.has(room.id))
    const counts = own.find(({ id }) => id === before) ?? own[0]
    return followed(room, counts?.drawn.get(room.id) ?? null)
  })
}

/** A copy counts once what it is a copy of was removed: someone chose it. Until then two drawings of one room would differ. */
function sketchesThatCount<Each extends Drawing>(sketches: readonly Each[]): Each[] {
  const present = sketches.filter(({ removed_at }) => removed_at === null)
  const ids = new Set(present.map(({ id }) => id))
  return present.filter(({ copy_of }) => copy_of === null || !ids.has(copy_of))
}

function followed<Each extends Followed>(room: Each, now: Drawn | null): Each {
  return JSON.stringify(room.drawn ?? null) === JSON.stringify(now) ? room : followDrawing(room, now)
}

/** A plan never changes, and screens ask for its figures each time that they are drawn. */
const figures = new WeakMap<Sketch['plan'], { id: string; drawn: Map<string, Drawn> }>()

function drawnOnce({ id, plan }: Pick<Sketch, 'id' | 'plan'>) {
  const known = figures.get(plan)
  if (known?.id === id) return known.drawn
  const drawn = drawnIn({ id, plan })
  figures.set(plan, { id, drawn })
  return drawn
}

function drawnIn({ id, plan }: Pick<Sketch, 'id' | 'plan'>) {
  return new Map(
    planFigures(plan).flatMap((room) => {
      const drawn = drawnOf(room, id)
      return drawn ? [[room.room_id, drawn] as const] : []
    }),
  )
}
