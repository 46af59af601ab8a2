import { expect, test } from 'vitest'
import { knownTown } from './known-town.ts'

test.each([
  ['Boardman', 'Boardman'],
  [' boardman  ', 'Boardman'],
  ['New Castle, PA', 'New Castle'],
  ['new castle pa 16101', 'New Castle'],
  ['14 Quarry Lane, Lisbon, OH 44432', 'Lisbon'],
  ['SALEM, Ohio', 'Salem'],
  ['', null],
  ['Boardman evil-login.co', null],
  ['evil-login.co', null],
  ['Springfield', null],
])('%j is the place %j', (typed, name) => {
  expect(knownTown(typed)).toBe(name)
})
