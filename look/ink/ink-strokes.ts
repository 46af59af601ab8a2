import type { Ink } from '#domain/forms/answers/ink.ts'

export type Strokes = readonly (readonly number[])[]
export type Point = { x: number; y: number }
/** Where something happened on the sheet, and when, in milliseconds. */
export type Moment = Point & { at: number }
/** How much is taken of what someone draws: whoever draws on then draws in vain, and nothing is refused when they send it. */
export type InkLimits = { strokes: number; points: number; pointsOfStroke: number }

export const inkLimits: InkLimits = { strokes: 400, points: 20_000, pointsOfStroke: 4000 }
/** Of the signature in someone’s own profile. */
export const signatureLimits: InkLimits = { strokes: 100, points: 4000, pointsOfStroke: 2000 }

/** Points nearer than this to the last one add nothing that the eye sees. */
const nearest = 3
const longestTime = 3_600_000
const numbersOfPoint = 3

type Box = { left: number; top: number; width: number; height: number }

/** Where a finger is on a sheet of this size, from where it is on the screen, whatever the screen’s width. */
export function onSheet(at: Point, box: Box, sheet: { width: number; height: number }): Point {
  return {
    x: inside(((at.x - box.left) / box.width) * sheet.width, sheet.width),
    y: inside(((at.y - box.top) / box.height) * sheet.height, sheet.height),
  }
}

/**
 * The strokes with one more that begins here; the same where there are as many as are taken. `since` is when the stroke before
 * began; where nobody knows, the time goes on from its last point.
 */
export function beginStroke(
  strokes: Strokes,
  { x, y, at }: Moment,
  { since, limits }: { since: number | null; limits: InkLimits },
): Strokes {
  if (strokes.length >= limits.strokes || isFull(strokes, limits)) return strokes
  const before = strokes.at(-1)?.at(-1) ?? 0
  return [...strokes, [x, y, since === null ? before : timeOf(at - since)]]
}

/** The strokes with the last one drawn on to here; `since` is when the stroke before it began. */
export function drawOn(
  strokes: Strokes,
  { x, y, at }: Moment,
  { since, limits }: { since: number; limits: InkLimits },
): Strokes {
  const last = strokes.at(-1)
  if (!last || isFull(strokes, limits) || last.length >= limits.pointsOfStroke * numbersOfPoint)
    return strokes
  const [beforeX = 0, beforeY = 0, before = 0] = last.slice(-numbersOfPoint)
  if (Math.hypot(x - beforeX, y - beforeY) < nearest) return strokes
  return [...strokes.slice(0, -1), [...last, x, y, Math.max(before, timeOf(at - since))]]
}

/** What was drawn; null where nothing is left of it. */
export function inkOf(strokes: Strokes, height: number): Ink | null {
  return strokes.length === 0 ? null : { height, strokes: strokes.map((stroke) => [...stroke]) }
}

/** The points of a stroke, each of which is so many numbers. */
export function pointsOf(stroke: readonly number[], numbersEach: 2 | 3): Point[] {
  return Array.from({ length: Math.floor(stroke.length / numbersEach) }, (_, nth) => ({
    x: stroke[nth * numbersEach] ?? 0,
    y: stroke[nth * numbersEach + 1] ?? 0,
  }))
}

/** The line of a stroke as a path: round between its points, and a dot where there is one alone. */
export function pathOf(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  if (points.length === 1) return `M${first.x} ${first.y}h0`
  const curves = points.slice(1, -1).map((point, at) => {
    const next = points[at + 2] ?? point
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
  })
  const last = points.at(-1) ?? first
  return `M${first.x} ${first.y}${curves.join('')}L${last.x} ${last.y}`
}

function isFull(strokes: Strokes, { points }: InkLimits) {
  return strokes.reduce((sum, stroke) => sum + stroke.length, 0) + numbersOfPoint > points * numbersOfPoint
}

function timeOf(milliseconds: number) {
  return inside(milliseconds, longestTime)
}

function inside(value: number, most: number) {
  return Math.round(Math.min(Math.max(value, 0), most))
}
