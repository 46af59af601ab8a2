import { distance, type Point } from '../geometry/points.ts'
import { Background, type Place, type Plan } from '../plan.ts'
import { refuse, type Edited } from './edited.ts'
import { rounded } from './wall-lines.ts'

const farthest = 1_013_760
/** A line of less than an inch says nothing of the scale of a picture. */
const shortest = 16

type Picture = Pick<Background, 'photo_id' | 'width' | 'height'>

/** 24 feet: as much as is shown of a plan on which nothing is drawn. */
const leastAround = 4608

/**
 * Puts a picture behind the plan, in the place of another one: as large as what is drawn, and in its middle. What its sides are given in does not
 * matter: how large it is at all is not known before someone measures it.
 */
export function putBackground(plan: Plan, { photo_id, ...sides }: Picture): Plan {
  const around = placeAround(plan.corners)
  const by = Math.min(around.width / sides.width, around.height / sides.height)
  const [width, height] = [sideOf(sides.width * by), sideOf(sides.height * by)]
  const corner = { x: around.middle.x - width / 2, y: around.middle.y - height / 2 }
  return { ...plan, background: { photo_id, width, height, turn: 0, ...within(corner) } }
}

export function moveBackground(plan: Plan, by: Point): Plan {
  const { background } = plan
  if (!background) return plan
  return {
    ...plan,
    background: { ...background, ...within({ x: background.x + by.x, y: background.y + by.y }) },
  }
}

/** A quarter turn clockwise about its middle. */
export function turnBackground(plan: Plan): Plan {
  const { background } = plan
  if (!background) return plan
  const lies = sizeOf(background)
  const by = Math.trunc((lies.width - lies.height) / 2)
  const place = within({ x: background.x + by, y: background.y - by })
  return { ...plan, background: { ...background, ...place, turn: nextTurn[background.turn] } }
}

const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

/** Gives a line that was drawn on the picture its length. What is below its first end stays there. */
export function scaleBackground(plan: Plan, [from, to]: readonly [Place, Place], length: number): Edited {
  const { background } = plan
  const known = distance(from, to)
  if (background && known < shortest) return refuse({ kind: 'too_short' })
  const by = length / known
  const scaled = background && {
    ...background,
    ...rounded({ x: from.x + (background.x - from.x) * by, y: from.y + (background.y - from.y) * by }),
    width: Math.round(background.width * by),
    height: Math.round(background.height * by),
  }
  const { data } = Background.safeParse(scaled)
  return data ? { plan: { ...plan, background: data } } : refuse({ kind: 'picture_size' })
}

/** The upper left and the lower right corner of where it lies. */
export function cornersOfPicture(background: Background | null): Place[] {
  if (!background) return []
  const { x, y } = background
  const { width, height } = sizeOf(background)
  return [
    { x, y },
    { x: x + width, y: y + height },
  ]
}

/** A line from one side of it to the other: where no line is drawn on the picture, the pad asks how wide all of it is. */
export function acrossPicture(background: Background | null): readonly [Place, Place] | null {
  if (!background) return null
  const { width, height } = sizeOf(background)
  const y = background.y + Math.round(height / 2)
  return [
    { x: background.x, y },
    { x: background.x + width, y },
  ]
}

function placeAround(places: readonly Point[]) {
  const all = places.length > 0 ? places : [{ x: leastAround / 2, y: leastAround / 2 }]
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    width: Math.max(leastAround, right - left),
    height: Math.max(leastAround, bottom - top),
  }
}

/** How wide and high it lies. */
function sizeOf({ width, height, turn }: Background) {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}

function sideOf(length: number) {
  return Math.min(farthest, Math.max(shortest, Math.round(length)))
}

function within({ x, y }: Point): Place {
  const limited = (value: number) => Math.min(farthest, Math.max(-farthest, value))
  return rounded({ x: limited(x), y: limited(y) })
}
