import { expect, test } from 'vitest'
import { nextVisitStep } from './next-step.ts'

test.each([
  [[], 'on_my_way'],
  [['on_my_way'], 'arrived'],
  [['on_my_way', 'arrived'], 'departed'],
  [['arrived', 'needs_office'], 'departed'],
  [['departed'], 'on_my_way'],
] as const)('after %j comes %s', (kinds, next) => {
  expect(nextVisitStep(kinds.map((kind) => ({ kind })))).toBe(next)
})
