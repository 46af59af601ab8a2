import { expect, test } from 'vitest'
import { Drawing } from '#domain/signatures/signature.ts'
import { beginStroke, drawOn, onSheet, pathOf } from './strokes.ts'

const box = { left: 10, top: 20, width: 500, height: 200 }

test('a finger on the screen is a point on the sheet, and never beside it', () => {
  expect(onSheet({ x: 260, y: 120 }, box)).toEqual({ x: 500, y: 200 })
  expect(onSheet({ x: -90, y: 900 }, box)).toEqual({ x: 0, y: 400 })
})

test('a stroke is drawn on, but for points that nobody would see', () => {
  const begun = beginStroke([], { x: 0, y: 0 })
  expect(drawOn(begun, { x: 1, y: 1 })).toBe(begun)
  expect(drawOn(begun, { x: 10, y: 0 })).toEqual([[0, 0, 10, 0]])
  expect(drawOn([], { x: 10, y: 0 })).toEqual([])
})

test('however long someone draws, what comes of it is taken', () => {
  let strokes = beginStroke([], { x: 0, y: 0 })
  for (let at = 0; at < 9000; at++) {
    strokes = drawOn(strokes, { x: (at * 7) % 1000, y: (at * 13) % 400 })
    if (at % 50 === 0) strokes = beginStroke(strokes, { x: at % 1000, y: 5 })
  }
  expect(strokes.length).toBeGreaterThan(1)
  expect(Drawing.safeParse({ kind: 'drawn', strokes }).error).toBeUndefined()
})

test('a path goes round between the points, and a tap is a dot', () => {
  expect(pathOf([5, 6])).toBe('M5 6h0')
  expect(pathOf([0, 0, 10, 10])).toBe('M0 0L10 10')
  expect(pathOf([0, 0, 10, 10, 20, 0])).toBe('M0 0Q10 10 15 5L20 0')
})
