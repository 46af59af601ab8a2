import { expect, test } from 'vitest'
import { inked } from './inked.ts'

test('a paper draws the points of a stroke that can be told apart, and always where it begins and ends', () => {
  const numbers = Array.from({ length: 1001 }, (_, nth) => [nth / 10, 100, nth]).flat()
  const [points = []] = inked({ height: 400, strokes: [numbers] }).strokes
  expect(points.length).toBeLessThan(60)
  expect([points[0]?.x, points.at(-1)?.x]).toEqual([0, 100])
  const sparse = inked({ height: 400, strokes: [[100, 200, 0, 300, 120, 40]] })
  expect(sparse.strokes).toEqual([
    [
      { x: 100, y: 200, t: 0 },
      { x: 300, y: 120, t: 40 },
    ],
  ])
})
