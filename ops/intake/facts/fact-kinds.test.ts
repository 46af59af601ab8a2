import { expect, test } from 'vitest'
import { factNames } from '#domain/jobs/facts/facts.ts'
import { factKinds } from './fact-kinds.ts'

test('every fact can be entered here, but for those that need a reason or a time', () => {
  const entered = new Set<string>(Object.keys(factKinds))
  expect(factNames.filter((name) => !entered.has(name))).toEqual([
    'number_read_back',
    'read_aloud',
    'priority_override',
    'eta_promised_at',
  ])
})
