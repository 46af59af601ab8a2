import { expect, test } from 'vitest'
import { bubblePlace } from './bubble-place.ts'

const surface = { width: 390, height: 440 }
const size = { width: 96, height: 40 }

test('the bubble stands at the middle of what it measures', () => {
  expect(bubblePlace({ anchor: { x: 200, y: 100 }, touch: { x: 200, y: 300 }, size, surface })).toEqual({
    x: 200,
    y: 100,
  })
})

test('it keeps 48 pixels clear of the thumb, and turns to the other side at an edge', () => {
  for (const touch of [
    { x: 200, y: 200 },
    { x: 20, y: 20 },
    { x: 380, y: 20 },
    { x: 380, y: 430 },
    { x: 200, y: 30 },
  ]) {
    const place = bubblePlace({ anchor: touch, touch, size, surface })
    const aside = Math.max(0, Math.abs(place.x - touch.x) - size.width / 2)
    const above = Math.max(0, Math.abs(place.y - touch.y) - size.height / 2)
    expect(Math.hypot(aside, above)).toBeGreaterThanOrEqual(48)
    expect(place.x - size.width / 2).toBeGreaterThanOrEqual(0)
    expect(place.x + size.width / 2).toBeLessThanOrEqual(390)
    expect(place.y - size.height / 2).toBeGreaterThanOrEqual(0)
    expect(place.y + size.height / 2).toBeLessThanOrEqual(440)
  }
})
