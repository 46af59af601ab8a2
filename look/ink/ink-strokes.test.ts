import { expect, test } from 'vitest'
import { Ink } from '#domain/forms/answers/ink.ts'
import {
  beginStroke,
  drawOn,
  inkLimits,
  inkOf,
  onSheet,
  pathOf,
  pointsOf,
  type Strokes,
} from './ink-strokes.ts'

const box = { left: 10, top: 20, width: 500, height: 200 }
const sheet = { width: 1000, height: 400 }
const limits = inkLimits

test('a finger on the screen is a point on the sheet, and never beside it', () => {
  expect(onSheet({ x: 260, y: 120 }, box, sheet)).toEqual({ x: 500, y: 200 })
  expect(onSheet({ x: -90, y: 900 }, box, sheet)).toEqual({ x: 0, y: 400 })
})

test('the same place on a phone and on a tablet is the same point', () => {
  const onPhone = onSheet({ x: 90, y: 40 }, { left: 0, top: 0, width: 300, height: 120 }, sheet)
  const onTablet = onSheet({ x: 210, y: 93.33 }, { left: 0, top: 0, width: 700, height: 280 }, sheet)
  expect(onTablet).toEqual(onPhone)
})

test('a stroke is drawn on, but for points that nobody would see', () => {
  const begun = beginStroke([], { x: 0, y: 0, at: 500 }, { since: 500, limits })
  const on = (strokes: Strokes, x: number, y: number) =>
    drawOn(strokes, { x, y, at: 540 }, { since: 500, limits })
  expect(on(begun, 1, 1)).toBe(begun)
  expect(on(begun, 10, 0)).toEqual([[0, 0, 0, 10, 0, 40]])
  expect(on([], 10, 0)).toEqual([])
})

test('each point tells when it was drawn since the stroke before began, as far as anyone knows', () => {
  const first = beginStroke([], { x: 0, y: 0, at: 100 }, { since: 100, limits })
  const second = beginStroke(first, { x: 50, y: 0, at: 900 }, { since: 100, limits })
  expect(drawOn(second, { x: 60, y: 0, at: 950 }, { since: 100, limits })).toEqual([
    [0, 0, 0],
    [50, 0, 800, 60, 0, 850],
  ])
  const afterRestart = beginStroke(second, { x: 70, y: 0, at: 5 }, { since: null, limits })
  expect(afterRestart.at(-1)).toEqual([70, 0, 800])
})

test('however long someone draws, what comes of it is taken', () => {
  let strokes = beginStroke([], { x: 0, y: 0, at: 0 }, { since: 0, limits })
  for (let nth = 0; nth < 25_000; nth++) {
    const moment = { x: (nth * 7) % 1000, y: (nth * 13) % 400, at: nth * 900 }
    strokes = drawOn(strokes, moment, { since: 0, limits })
    if (nth % 50 === 0) strokes = beginStroke(strokes, moment, { since: 0, limits })
  }
  expect(strokes.length).toBeGreaterThan(1)
  expect(Ink.safeParse(inkOf(strokes, 400)).error).toBeUndefined()
})

test('a sheet from which everything was taken back holds nothing', () => {
  expect(inkOf([], 400)).toBeNull()
})

test('a path goes round between the points, and a tap is a dot', () => {
  expect(pathOf(pointsOf([5, 6, 90], 3))).toBe('M5 6h0')
  expect(pathOf(pointsOf([0, 0, 10, 10], 2))).toBe('M0 0L10 10')
  expect(pathOf(pointsOf([0, 0, 0, 10, 10, 5, 20, 0, 9], 3))).toBe('M0 0Q10 10 15 5L20 0')
})
