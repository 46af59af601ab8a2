import { expect, test } from 'vitest'
import { serviceInstructions } from './guide-instructions.ts'

test('what a service guide tells people to do names the rules that cover it', () => {
  const told = serviceInstructions()
  expect(told.length).toBeGreaterThan(40)
  expect(
    told.filter(({ rules }) => rules.length === 0).map(({ where, text }) => `${where}: ${text}`),
  ).toEqual([])
})
