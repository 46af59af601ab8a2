import type { Ink as Drawn } from '#platform/pdf/document.ts'
import { inkWidth, type Ink } from '#domain/forms/answers/ink.ts'

/** Nearer to each other than this, two points of a stroke can't be told apart on paper: the sheet is 1,000 wide. */
const nearest = 2

/** Ink as a paper draws it: the same points but for those that nobody could see, with the time since the first of each stroke. */
export function inked({ height, strokes }: Ink): Drawn {
  return { width: inkWidth, height, strokes: strokes.map((numbers) => thinned(pointsOf(numbers))) }
}

type Point = Drawn['strokes'][number][number]

function thinned(points: readonly Point[]) {
  const kept: Point[] = []
  for (const [nth, point] of points.entries()) {
    const last = kept.at(-1)
    const isFar = !last || Math.hypot(point.x - last.x, point.y - last.y) >= nearest
    if (isFar || nth === points.length - 1) kept.push(point)
  }
  return kept
}

function pointsOf(numbers: readonly number[]) {
  return Array.from({ length: numbers.length / 3 }, (_, nth) => {
    const [x = 0, y = 0, t = 0] = numbers.slice(nth * 3, nth * 3 + 3)
    return { x, y, t }
  })
}
