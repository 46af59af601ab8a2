import { expect, test } from 'vitest'
import { usualKindAt } from './visit-kinds.ts'

test('what a visit is for follows how far the job is', () => {
  const kinds = (
    ['new', 'dispatched', 'inspected', 'authorized', 'mitigating', 'drying', 'dry', 'billed'] as const
  ).map(usualKindAt)
  expect(kinds).toEqual([
    'inspection',
    'inspection',
    'mitigation',
    'mitigation',
    'monitoring',
    'monitoring',
    'final',
    'final',
  ])
})
