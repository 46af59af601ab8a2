import { newId } from '#platform/uuid.ts'
import type { Point } from '../geometry/points.ts'
import type { Corner, Plan } from '../plan.ts'
import { refuse, type Edited } from './edited.ts'
import { placeOn, pointAlong, rounded, wallLine, type WallLine } from './wall-lines.ts'

/** Puts a corner into a wall, so that another can meet it there. What stands in the wall goes with its part. */
export function splitWall(plan: Plan, wallId: string, place: Point | Corner): Edited {
  const line = wallLine(plan, wallId)
  if (!line) return refuse({ kind: 'no_wall' })
  const at = placeOn(line, place)
  const isThere = 'id' in place
  const corner = isThere ? place : { id: newId(), ...rounded(pointAlong(line, at)) }
  const cut = Math.round(at)
  const blocking = plan.openings.find(
    ({ wall_id, offset, width }) => wall_id === wallId && offset < cut && offset + width > cut,
  )
  if (blocking) return refuse({ kind: 'opening_in_the_way', opening: blocking.kind })
  const { wall } = line
  const rest = { ...wall, id: newId(), from: corner.id }
  return {
    plan: {
      ...plan,
      corners: isThere ? plan.corners : [...plan.corners, corner],
      walls: plan.walls.flatMap((each) => (each.id === wallId ? [{ ...wall, to: corner.id }, rest] : [each])),
      openings: plan.openings.map((opening) =>
        opening.wall_id === wallId && opening.offset >= cut
          ? { ...opening, wall_id: rest.id, offset: opening.offset - cut }
          : opening,
      ),
      wet_walls: plan.wet_walls.flatMap((wet) =>
        wet.wall_id === wallId ? cutWet(wet, { cut, rest, line }) : [wet],
      ),
    },
  }
}

type Cut = { cut: number; rest: { id: string }; line: WallLine }

function cutWet(wet: Plan['wet_walls'][number], { cut, rest, line }: Cut): Plan['wet_walls'] {
  const end = Math.min(wet.offset + wet.length, Math.round(line.length))
  const parts = []
  if (wet.offset < cut) parts.push({ ...wet, length: Math.min(end, cut) - wet.offset })
  if (end > cut) {
    const offset = Math.max(0, wet.offset - cut)
    parts.push({
      ...wet,
      id: parts.length > 0 ? newId() : wet.id,
      wall_id: rest.id,
      offset,
      length: end - cut - offset,
    })
  }
  return parts.filter(({ length }) => length > 0)
}

/** Two walls in one line that meet where no other does are one again. */
export function joinStraight(plan: Plan, cornerId: string): Plan {
  const meeting = plan.walls.filter(({ from, to }) => from === cornerId || to === cornerId)
  const [one, other] = meeting
  if (!one || !other || meeting.length > 2 || one.thickness !== other.thickness) return plan
  const [line, next] = [wallLine(plan, one.id), wallLine(plan, other.id)]
  if (!line || !next) return plan
  const turn = line.way.x * next.way.y - line.way.y * next.way.x
  const outer = one.from === cornerId ? one.to : one.from
  const end = other.from === cornerId ? other.to : other.from
  if (Math.abs(turn) > 0.001 || outer === end) return plan
  const whole = { ...one, from: outer, to: end }
  const joined: Plan = {
    ...plan,
    corners: plan.corners.filter(({ id }) => id !== cornerId),
    walls: plan.walls.flatMap((wall) => (wall.id === one.id ? [whole] : wall.id === other.id ? [] : [wall])),
  }
  const result = wallLine(joined, one.id)
  if (!result) return plan
  const lines = new Map([line, next].map((each) => [each.wall.id, each]))
  const flipped = (from: WallLine) => from.way.x * result.way.x + from.way.y * result.way.y < 0
  const offsetOn = (from: WallLine, { offset, width }: { offset: number; width: number }) =>
    Math.max(0, Math.round(placeOn(result, pointAlong(from, flipped(from) ? offset + width : offset))))
  return {
    ...joined,
    openings: joined.openings.map((opening) => {
      const from = lines.get(opening.wall_id)
      if (!from) return opening
      const { opens, is_hung_far } = opening
      const hung = flipped(from)
        ? { opens: otherSide(opens), is_hung_far: !is_hung_far }
        : { opens, is_hung_far }
      return { ...opening, ...hung, wall_id: one.id, offset: offsetOn(from, opening) }
    }),
    wet_walls: joined.wet_walls.map((wet) => {
      const from = lines.get(wet.wall_id)
      if (!from) return wet
      const offset = offsetOn(from, { offset: wet.offset, width: wet.length })
      return { ...wet, wall_id: one.id, offset, side: flipped(from) ? otherSide(wet.side) : wet.side }
    }),
  }
}

function otherSide(side: 'left' | 'right') {
  return side === 'left' ? ('right' as const) : ('left' as const)
}
