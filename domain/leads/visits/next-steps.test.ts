import { expect, test } from 'vitest'
import { leadStatuses } from '../lead.ts'
import { nextStatus, nextVisitStep } from './next-steps.ts'

test('each status is followed by the next one of the list, the last by none', () => {
  expect(leadStatuses.map(nextStatus)).toEqual([...leadStatuses.slice(1), null])
})

test.each([
  [[], 'on_my_way'],
  [['on_my_way'], 'arrived'],
  [['on_my_way', 'arrived'], 'departed'],
  [['arrived', 'needs_office'], 'departed'],
  [['departed'], 'on_my_way'],
] as const)('after %j comes %s', (kinds, next) => {
  expect(nextVisitStep(kinds.map((kind) => ({ kind })))).toBe(next)
})
