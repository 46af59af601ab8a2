import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Lena Maria Kowalczyk', 'LK'],
  ['owner', 'O'],
  ['Édouard  “Ed” Ñáñez', 'ÉÑ'],
  ['  ', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
