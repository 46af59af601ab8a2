import { expect, test } from 'vitest'
import { notationOf, other, stop } from './signs.ts'

const table = `
smell: smell* odor
gas: gas propane
`

test('a pattern names its signs, the end of a clause, and words without a sign', () => {
  const { pattern, letterOf } = notationOf([table])
  const [smell, gas] = [letterOf('smell'), letterOf('gas')]
  const near = pattern('smell [^stop]{0,2} gas')
  expect(near.test(smell + other + gas)).toBe(true)
  expect(near.test(smell + stop + gas)).toBe(false)
  expect(near.test(smell + other.repeat(3) + gas)).toBe(false)
  expect(pattern(['gas $', '^ gas']).test(gas + smell)).toBe(true)
})

test('a name that no table has is refused', () => {
  expect(() => notationOf([table]).pattern('smoke')).toThrow('“smoke”')
})
