import { expect, test } from 'vitest'
import { foot } from '#domain/rooms/length.ts'
import { drawn } from '#domain/sketch/edit/an-edit.fixture.ts'
import { noPlan, Plan } from '#domain/sketch/plan.ts'
import { isSamePlan, staysInHand } from './plan-in-hand.ts'

const at = (x: number, y: number) => ({ x: x * foot, y: y * foot })
const first = drawn(noPlan, [at(0, 0), at(10, 0)])
const second = drawn(first, [at(10, 0), at(10, 8)])

test('what is drawn while the step before it is sent stays on the screen, also once that one has arrived', () => {
  expect(staysInHand(second, { known: first, isUnsent: true })).toBe(true)
  expect(staysInHand(second, { known: first, isUnsent: false })).toBe(true)
  expect(staysInHand(second, { known: second, isUnsent: true })).toBe(true)
})

test('once it is known as it was drawn, what others change is shown', () => {
  expect(staysInHand(second, { known: Plan.parse(structuredClone(second)), isUnsent: false })).toBe(false)
})

test('a plan that was read is the one that was drawn, in whatever order it names its parts', () => {
  const read = { ...second, corners: second.corners.map(({ id, x, y }) => ({ y, x, id })) }
  expect(isSamePlan(second, read)).toBe(true)
  expect(isSamePlan(second, first)).toBe(false)
})
