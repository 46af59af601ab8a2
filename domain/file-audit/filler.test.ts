import { expect, test } from 'vitest'
import { isFiller } from './filler.ts'

test('“n/a”, dots and the like are no reason, in English and in Spanish', () => {
  const fillers = [
    '',
    'n/a',
    'N.A.',
    '...',
    '-',
    'xxxxxx',
    'asas',
    'none',
    'See above.',
    'TBD',
    'No aplica',
    'sin motivo',
    '12345',
    'asdf',
    'asdf asdf',
    'ok, good',
  ]
  expect(fillers.filter((text) => !isFiller(text))).toEqual([])
})

test('a few words that say something are one', () => {
  const reasons = ['Clean supply line', 'Sealed floor', 'Agua limpia', 'No power on Thursday']
  expect(reasons.filter(isFiller)).toEqual([])
})
