import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { foot } from '#domain/rooms/length.ts'
import { noPlan, type Place, type Plan } from './plan.ts'
import { isTooIntricate } from './intricacy.ts'
import { larkspurPlan } from './larkspur-plan.fixture.ts'
import { planFigures } from './plan-figures.ts'
import { SentSketch } from './sketch.ts'

/** As many lines across the screen as down it, each over all the others. */
function grid(count: number): Pick<Plan, 'corners' | 'walls'> {
  const corners = Array.from({ length: 4 * count }, (_, nth) => {
    const [line, isEnd] = [(nth >> 2) * 12 + 6, nth % 2 === 1]
    const far = isEnd ? count * 12 : 0
    return { id: newId(), ...(nth % 4 < 2 ? { x: far, y: line } : { x: line, y: far }) }
  })
  const walls = corners.flatMap(({ id }, nth) => {
    const next = corners[nth + 1]
    return nth % 2 === 0 && next ? [{ id: newId(), from: id, to: next.id, thickness: 72 }] : []
  })
  return { corners, walls }
}

function zigzag(count: number, at = 0): Place[] {
  return Array.from({ length: count }, (_, nth) => ({
    x: at + nth * 7,
    y: nth % 2 === 0 ? at : 40 * foot - at * 3,
  }))
}

const painted = (parts: readonly Place[][]) =>
  parts.map((vertices) => ({ id: newId(), surface: 'floor' as const, vertices }))

test('a plan whose lines cross everywhere is refused before it is measured', () => {
  expect(isTooIntricate({ ...noPlan, ...grid(100) })).toBe(true)
  const across = Array.from({ length: 20 }, (_, nth) => zigzag(20, nth))
  expect(isTooIntricate({ ...noPlan, wet_surfaces: painted(across) })).toBe(true)
  const sent = { structure: '', level: 'main', copy_of: null, is_removed: false, revision: 0 }
  const at = '2026-11-09T13:00:00.000Z'
  const parsed = SentSketch.safeParse({ ...sent, at, plan: { ...noPlan, ...grid(100) } })
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
    'This plan crosses itself in too many places. Remove some walls or some of what is painted.',
  ])
})

test('what a house has is let through, and so are a thumb that paints in circles and walls that cross now and then', () => {
  const circles = Array.from({ length: 17 }, (_, part) =>
    Array.from({ length: 20 }, (_, nth) => ({
      x: Math.round(part * 60 + 60 * Math.cos(nth / 3.2)),
      y: Math.round(part * 36 + 60 * Math.sin(nth / 3.2)),
    })),
  )
  expect(isTooIntricate(larkspurPlan)).toBe(false)
  expect(isTooIntricate({ ...noPlan, ...grid(20), wet_surfaces: painted(circles) })).toBe(false)
})

test('a plan that is just let through is measured in a moment', () => {
  const plan = (parts: number) => ({
    ...noPlan,
    ...grid(20),
    rooms: [{ room_id: newId(), x: 12, y: 12 }],
    wet_surfaces: painted(Array.from({ length: parts }, (_, nth) => zigzag(20, nth))),
  })
  let parts = 0
  while (!isTooIntricate(plan(parts + 1))) parts += 1
  expect(parts).toBeGreaterThan(0)
  const begin = performance.now()
  planFigures(plan(parts))
  expect(performance.now() - begin).toBeLessThan(5_000)
})
