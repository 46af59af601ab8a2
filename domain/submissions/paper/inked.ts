import type { Ink as Drawn } from '#platform/pdf/document.ts'
import { inkWidth, type Ink } from '#domain/forms/answers/ink.ts'

/** Ink as a paper draws it: the same points, with the time since the first of each stroke. */
export function inked({ height, strokes }: Ink): Drawn {
  return { width: inkWidth, height, strokes: strokes.map(pointsOf) }
}

function pointsOf(numbers: readonly number[]) {
  return Array.from({ length: numbers.length / 3 }, (_, nth) => {
    const [x = 0, y = 0, t = 0] = numbers.slice(nth * 3, nth * 3 + 3)
    return { x, y, t }
  })
}
