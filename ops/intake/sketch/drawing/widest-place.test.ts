import { expect, test } from 'vitest'
import { drawWall } from '#domain/sketch/edit/draw-wall.ts'
import { planShapes } from '#domain/sketch/plan-figures.ts'
import { noPlan, type Plan } from '#domain/sketch/plan.ts'
import { widestPlace } from './widest-place.ts'

test('the words of a room stand in its middle, as wide as it is', () => {
  const [room] = planShapes(around([[0, 0], [2000, 0], [2000, 1000], [0, 1000]])) // prettier-ignore
  expect(room && widestPlace(room)).toEqual({ place: { x: 1000, y: 500 }, wide: 1928, high: 928 })
})

test('in a room around a corner they stand in its wide part, not across the wall', () => {
  const [room] = planShapes(
    around([[0, 0], [4000, 0], [4000, 3000], [3000, 3000], [3000, 600], [0, 600]]), // prettier-ignore
  )
  if (!room) throw new Error('No room is enclosed.')
  const { place } = widestPlace(room)
  expect(place.x).toBeGreaterThan(3000)
  expect(place.y).toBeLessThan(3000)
})

function around(places: readonly (readonly [number, number])[]): Plan {
  return places.reduce((plan, [x, y], nth) => {
    const [toX, toY] = places[(nth + 1) % places.length] ?? [x, y]
    const drew = drawWall(plan, { from: { x, y }, to: { x: toX, y: toY } })
    return 'refused' in drew ? plan : drew.plan
  }, noPlan)
}
