import { shapeAt } from '#domain/sketch/edit/paint.ts'
import { pointAlong, rightOf, wallLine } from '#domain/sketch/edit/wall-lines.ts'
import type { Opening, Plan } from '#domain/sketch/plan.ts'
import type { SketchWords } from '../../../words/en-sketch.ts'
import { shapesOf, type Scene } from '../editing/scene.ts'
import type { OnPlan } from '../on-plan.ts'

type Said = { words: SketchWords; said: (name: string) => string }

/** What a thumb was led to, in words. */
export function snapWords({ snaps, plan }: Scene, rooms: OnPlan['rooms'], { words, said }: Said): string {
  return snaps
    .map((snap) => {
      if (snap.kind !== 'in_line_with_opening') return words.snaps[snap.kind]
      const name = roomOf(plan, snap.opening, rooms)
      return words.snaps.in_line_with_opening(snap.opening.kind, name && said(name))
    })
    .join(' ')
}

/** The room on one side of an opening. */
function roomOf(plan: Plan, { wall_id, offset, width }: Opening, rooms: OnPlan['rooms']): string | null {
  const line = wallLine(plan, wall_id)
  if (!line) return null
  const middle = pointAlong(line, offset + width / 2)
  const out = rightOf(line.way)
  for (const by of [line.wall.thickness, -line.wall.thickness]) {
    const shape = shapeAt(plan, { x: middle.x + out.x * by, y: middle.y + out.y * by }, shapesOf(plan))
    const name = rooms.find(({ id }) => shape?.room_ids.includes(id))?.name
    if (name) return name
  }
  return null
}
