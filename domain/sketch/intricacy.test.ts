import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { foot } from '#domain/rooms/length.ts'
import type { Place } from './plan.ts'
import { noPlan, type Plan } from './plan.ts'
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

test('what a house has is measured, and the most that is let through takes a moment', () => {
  expect(isTooIntricate(larkspurPlan)).toBe(false)
  const walls = grid(20)
  expect(isTooIntricate({ ...noPlan, ...walls })).toBe(false)
  const scribble = Array.from({ length: 200 }, (_, part) =>
    Array.from({ length: 20 }, (_, nth) => ({
      x: Math.round(part * 5 + 60 * Math.cos(nth / 3.2)),
      y: Math.round(part * 3 + 60 * Math.sin(nth / 3.2)),
    })),
  )
  const most = { ...noPlan, ...walls, rooms: [{ room_id: newId(), x: 12, y: 12 }] }
  const small = scribble.filter((_, nth) => nth % 12 === 0)
  const plan = { ...most, wet_surfaces: painted(small) }
  expect(isTooIntricate(plan)).toBe(false)
  const begin = performance.now()
  planFigures(plan)
  expect(performance.now() - begin).toBeLessThan(5_000)
})
