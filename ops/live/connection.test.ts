import { expect, test } from 'vitest'
import { backOff } from './connection.ts'

test('a lost connection is tried again ever less often, but every half minute at the least', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map((tries) => backOff(tries, 1))).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000,
  ])
})

test('portals do not all come back in the same moment', () => {
  expect([backOff(3, 0), backOff(3, 0.5), backOff(3, 1)]).toEqual([2000, 3000, 4000])
})
