import { expect, test } from 'vitest'
import { gatesOf, openGates } from './gates.ts'

test('a gate is met by its evidence, and open without it', () => {
  const stateOf = (...args: Parameters<typeof gatesOf>) => gatesOf(...args).map(({ state }) => state)
  expect(stateOf('inspected', new Set())).toEqual(['open'])
  expect(stateOf('inspected', new Set(['arrived']))).toEqual(['met'])
  expect(stateOf('authorized', new Set(['work-authorization']))).toEqual(['met', 'open'])
  expect(stateOf('drying', new Set())).toEqual(['open'])
  expect(stateOf('contacted', new Set())).toEqual([])
})

test('every gate on the way forward has to be met, and none on the way back', () => {
  const keys = (...args: Parameters<typeof openGates>) => openGates(...args).map(({ key }) => key)
  expect(keys({ from: 'contacted', to: 'inspected' }, new Set())).toEqual(['visit-planned', 'arrived'])
  expect(keys({ from: 'contacted', to: 'inspected' }, new Set(['visit-planned']))).toEqual(['arrived'])
  expect(keys({ from: 'mitigating', to: 'dry' }, new Set())).toEqual(['rooms', 'points-at-goal'])
  expect(keys({ from: 'mitigating', to: 'drying' }, new Set(['rooms']))).toEqual([])
  expect(keys({ from: 'drying', to: 'new' }, new Set())).toEqual([])
})
