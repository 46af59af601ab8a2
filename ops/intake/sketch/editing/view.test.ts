import { expect, test } from 'vitest'
import { broughtIn, carriedTo, fitted, pinched, toPlan, toScreen, zoomedAt } from './view.ts'

const view = { x: 100, y: 50, scale: 0.1 }

test('what is under a finger stays under it when the plan is enlarged', () => {
  const pixel = { x: 120, y: 300 }
  const place = toPlan(view, pixel)
  expect(toScreen(zoomedAt(view, pixel, 2), place)).toEqual(pixel)
})

test('two fingers move and enlarge at once', () => {
  const before = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const
  const after = [
    { x: 150, y: 200 },
    { x: 350, y: 200 },
  ] as const
  const left = toPlan(view, before[0])
  expect(toScreen(pinched(view, before, after), left).x).toBeCloseTo(150)
  expect(toScreen(pinched(view, before, after), left).y).toBeCloseTo(200)
})

test('a plan is seen whole, clear of what stands at the edges', () => {
  const edges = { top: 80, right: 20, bottom: 40, left: 20 }
  const fit = fitted(
    [
      { x: 0, y: 0 },
      { x: 6000, y: 3000 },
    ],
    { width: 390, height: 440 },
    edges,
  )
  const [one, other] = [toScreen(fit, { x: 0, y: 0 }), toScreen(fit, { x: 6000, y: 3000 })]
  expect(one.x).toBeCloseTo(20)
  expect(other.x).toBeCloseTo(370)
  expect(one.y).toBeGreaterThan(80)
  expect(other.y).toBeLessThan(400)
})

test('what is in hand is brought onto the screen as little moved as can be, and no closer', () => {
  const size = { width: 390, height: 400 }
  const edges = { top: 78, right: 26, bottom: 46, left: 26 }
  const view = { x: 0, y: 0, scale: 0.1 }
  const seen = [
    { x: 500, y: 1000 },
    { x: 3000, y: 1000 },
  ]
  expect(broughtIn(view, seen, { size, edges })).toBe(view)
  const below = [
    { x: 500, y: 5000 },
    { x: 3000, y: 5000 },
  ]
  expect(broughtIn(view, below, { size, edges })).toEqual({ x: 0, y: 1460, scale: 0.1 })
  const larger = [
    { x: 0, y: 1000 },
    { x: 9000, y: 1000 },
  ]
  expect(broughtIn(view, larger, { size, edges }).scale).toBeLessThan(view.scale)
})

test('what was laid out before fingers moved the plan is shifted and scaled to where it would be laid out now', () => {
  const place = { x: 700, y: 900 }
  const seen = zoomedAt(view, { x: 120, y: 300 }, 3)
  const { x, y, scale } = carriedTo(seen, view)
  const laidOut = toScreen(view, place)
  expect(x + laidOut.x * scale).toBeCloseTo(toScreen(seen, place).x)
  expect(y + laidOut.y * scale).toBeCloseTo(toScreen(seen, place).y)
  expect(carriedTo(view, view)).toEqual({ x: 0, y: 0, scale: 1 })
})
