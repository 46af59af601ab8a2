import type { Plan } from '../plan.ts'
import { isRefused, refuse, type Edited } from './edited.ts'
import { acrossFrom, isLooseAt, lengthBetweenFaces, type WallSide } from './faces-of-wall.ts'
import { keepHosted } from './hosted.ts'
import { keepsItsWay, moveWall } from './move-wall.ts'
import { areParallel, rightOf, rounded, wallLine, wallsAt } from './wall-lines.ts'

/** Puts a wall at a typed distance from what stands opposite, from face to face. */
export function setAcross(
  plan: Plan,
  wallId: string,
  { side, at, length }: { side: WallSide; at: number; length: number },
): Edited {
  const across = acrossFrom(plan, wallId, { side, at })
  if (!across) return refuse({ kind: 'no_wall' })
  const by = Math.round((across.length - length) * (side === 'right' ? 1 : -1))
  return moveWall(plan, wallId, by)
}

/**
 * Gives a wall a typed length between the faces at its ends. Its loose end moves, or else what stands at its last corner.
 */
export function setLength(
  plan: Plan,
  wallId: string,
  { side, length }: { side: WallSide | null; length: number },
): Edited {
  const line = wallLine(plan, wallId)
  if (!line) return refuse({ kind: 'no_wall' })
  const { wall, way } = line
  const by = length - lengthBetweenFaces(plan, wallId, side)
  if (Math.abs(by) < 1) return { plan }
  const isFirstMoved = isLooseAt(plan, wall.from) && !isLooseAt(plan, wall.to)
  const [end, sign] = isFirstMoved ? [wall.from, -1] : [wall.to, 1]
  const step = { x: way.x * by * sign, y: way.y * by * sign }
  const met = wallsAt(plan, end)
    .map(({ id }) => (id === wallId ? null : wallLine(plan, id)))
    .find((other) => other !== null && !areParallel(other.way, way))
  if (met) {
    const right = rightOf(met.way)
    return moveWall(plan, met.wall.id, Math.round(step.x * right.x + step.y * right.y))
  }
  const corners = plan.corners.map((corner) =>
    corner.id === end ? { ...corner, ...rounded({ x: corner.x + step.x, y: corner.y + step.y }) } : corner,
  )
  const moved = { ...plan, corners }
  const changed = new Set(wallsAt(plan, end).map(({ id }) => id))
  if (!keepsItsWay(plan, moved, changed)) return refuse({ kind: 'too_short' })
  const hosted = keepHosted(plan, moved, changed)
  return isRefused(hosted) ? hosted : { plan: hosted.plan }
}
