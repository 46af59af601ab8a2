import { sheet, type Stroke } from '#domain/signatures/signature.ts'

/** Points nearer than this to the last one add nothing that the eye sees. */
const nearest = 4
const mostStrokes = 100
const mostNumbers = 8000

type Point = { x: number; y: number }

/** Where a finger is on the sheet, from where it is on the screen. */
export function onSheet(at: Point, box: { left: number; top: number; width: number; height: number }): Point {
  return {
    x: inside(((at.x - box.left) / box.width) * sheet.width, sheet.width),
    y: inside(((at.y - box.top) / box.height) * sheet.height, sheet.height),
  }
}

/** The strokes with one more that begins here; the same where there are as many as are taken. */
export function beginStroke(strokes: readonly Stroke[], { x, y }: Point): readonly Stroke[] {
  return strokes.length >= mostStrokes || isFull(strokes) ? strokes : [...strokes, [x, y]]
}

/** The strokes with the last one drawn on to here. */
export function drawOn(strokes: readonly Stroke[], { x, y }: Point): readonly Stroke[] {
  const last = strokes.at(-1)
  if (!last || isFull(strokes)) return strokes
  const [beforeX = 0, beforeY = 0] = last.slice(-2)
  if (Math.hypot(x - beforeX, y - beforeY) < nearest) return strokes
  return [...strokes.slice(0, -1), [...last, x, y]]
}

/** The line of a stroke as a path: round between its points, and a dot where there is one alone. */
export function pathOf(stroke: Stroke): string {
  const points = pointsOf(stroke)
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

function pointsOf(stroke: Stroke): Point[] {
  return stroke.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: stroke[at + 1] ?? 0 }] : []))
}

function isFull(strokes: readonly Stroke[]) {
  return strokes.reduce((sum, stroke) => sum + stroke.length, 0) + 2 > mostNumbers
}

function inside(value: number, most: number) {
  return Math.round(Math.min(Math.max(value, 0), most))
}
