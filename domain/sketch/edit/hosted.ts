import type { Opening, Plan, WetWall } from '../plan.ts'
import { refuse, type EditRefusal, type Edited } from './edited.ts'
import { areParallel, pointAlong, placeOn, wallLine, wallsAt, type WallLine } from './wall-lines.ts'

/** Where an opening may begin and must end on a wall: between the faces of the walls that meet it. */
export function roomOn(plan: Plan, line: WallLine): { start: number; end: number } {
  return { start: covered(plan, line, line.wall.from), end: line.length - covered(plan, line, line.wall.to) }
}

function covered(plan: Plan, line: WallLine, cornerId: string) {
  const halves = wallsAt(plan, cornerId).flatMap((wall) => {
    const other = wall.id === line.wall.id ? null : wallLine(plan, wall.id)
    return other && !areParallel(other.way, line.way) ? [wall.thickness / 2] : []
  })
  return Math.max(0, ...halves)
}

/**
 * The nearest place on a wall where an opening fits beside the others that stand there. A wall that is too short for it is an answer
 * too.
 */
export function fitOpening(plan: Plan, opening: Opening): { offset: number } | { refused: EditRefusal } {
  const line = wallLine(plan, opening.wall_id)
  if (!line) return { refused: { kind: 'no_wall' } }
  const { start, end } = roomOn(plan, line)
  const { kind, width } = opening
  if (end - start < width)
    return {
      refused: {
        kind: 'opening_too_wide',
        opening: kind,
        on: Math.max(0, Math.floor(end - start)),
        needs: width,
      },
    }
  const others = plan.openings
    .filter((other) => other.wall_id === opening.wall_id && other.id !== opening.id)
    .toSorted((a, b) => a.offset - b.offset)
  const gaps = gapsBetween(others, { start, end }).filter((gap) => gap.end - gap.start >= width)
  const places = gaps.map((gap) =>
    Math.min(Math.max(opening.offset, Math.ceil(gap.start)), Math.floor(gap.end) - width),
  )
  const [nearest] = places.toSorted((a, b) => Math.abs(a - opening.offset) - Math.abs(b - opening.offset))
  const [inTheWay] = others
  if (nearest === undefined)
    return { refused: { kind: 'opening_in_the_way', opening: inTheWay?.kind ?? kind } }
  return { offset: nearest }
}

function gapsBetween(others: readonly Opening[], { start, end }: { start: number; end: number }) {
  const gaps: { start: number; end: number }[] = []
  let from = start
  for (const { offset, width } of others) {
    gaps.push({ start: from, end: offset })
    from = offset + width
  }
  return [...gaps, { start: from, end }]
}

/**
 * After walls changed their lines: what stands in them stays where it was as far as it can, and is refused where it can't. What was
 * painted is cut to what is left.
 */
export function keepHosted(before: Plan, after: Plan, changed: ReadonlySet<string>): Edited {
  let plan = after
  for (const opening of after.openings) {
    if (!changed.has(opening.wall_id)) continue
    const [was, is] = [wallLine(before, opening.wall_id), wallLine(after, opening.wall_id)]
    if (!was || !is) continue
    const offset = Math.max(0, Math.round(placeOn(is, pointAlong(was, opening.offset))))
    const fits = fitOpening(plan, { ...opening, offset })
    if ('refused' in fits) return refuse(fits.refused)
    if (fits.offset !== opening.offset) plan = withOpening(plan, { ...opening, offset: fits.offset })
  }
  return { plan: { ...plan, wet_walls: cutWetWalls(before, plan, changed) } }
}

export function withOpening(plan: Plan, opening: Opening): Plan {
  return { ...plan, openings: plan.openings.map((other) => (other.id === opening.id ? opening : other)) }
}

function cutWetWalls(before: Plan, after: Plan, changed: ReadonlySet<string>): WetWall[] {
  if (!after.wet_walls.some(({ wall_id }) => changed.has(wall_id))) return after.wet_walls
  return after.wet_walls.flatMap((wet) => {
    const [was, is] = [wallLine(before, wet.wall_id), wallLine(after, wet.wall_id)]
    if (!changed.has(wet.wall_id) || !was || !is) return [wet]
    const start = placeOn(is, pointAlong(was, wet.offset))
    const [from, to] = [Math.max(0, start), Math.min(is.length, start + wet.length)]
    const isWhole = wet.offset <= 1 && wet.offset + wet.length >= was.length - 1
    const [offset, end] = isWhole ? [0, is.length] : [from, to]
    const length = Math.round(end - offset)
    return length < 1 ? [] : [{ ...wet, offset: Math.round(offset), length }]
  })
}
