import { expect, test } from 'vitest'
import { gatesOf } from './gates.ts'

test('a gate is met by its evidence, and not in force where the product can’t hold any', () => {
  const stateOf = (...args: Parameters<typeof gatesOf>) => gatesOf(...args).map(({ state }) => state)
  expect(stateOf('inspected', new Set())).toEqual(['open'])
  expect(stateOf('inspected', new Set(['arrived']))).toEqual(['met'])
  expect(stateOf('authorized', new Set(['work-authorization']))).toEqual(['not-in-force'])
  expect(stateOf('contacted', new Set())).toEqual([])
})
