import { expect, test } from 'vitest'
import { clockWords } from '../ui/clock.ts'
import { atClock, sinceClock, theClock } from './es-clock.ts'

test.each([
  ['1:36 p.m.', 'a la 1:36 p.m.', 'de la 1:36 p.m.', 'la 1:36 p.m.'],
  ['11:02 a.m.', 'a las 11:02 a.m.', 'de las 11:02 a.m.', 'las 11:02 a.m.'],
  ['10 p.m.', 'a las 10 p.m.', 'de las 10 p.m.', 'las 10 p.m.'],
  ['1 p.m.', 'a la 1 p.m.', 'de la 1 p.m.', 'la 1 p.m.'],
  ['21 nov, 1:30 p.m.', 'el 21 nov, 1:30 p.m.', 'del 21 nov, 1:30 p.m.', 'el 21 nov, 1:30 p.m.'],
])('the time %s stands in a Spanish sentence as people say it', (clock, at, of, since) => {
  expect([atClock(clock), theClock(clock), sinceClock(clock)]).toEqual([at, of, since])
})

test('a time as the screens write it is one too, with and without its day', () => {
  const at = new Date('2026-11-20T18:05:00Z')
  const now = (iso: string) => atClock(clockWords(at, new Date(iso), 'es-US'))
  expect(now('2026-11-20T20:00:00Z')).toMatch(/^a la 1:05/)
  expect(now('2026-11-22T20:00:00Z')).toMatch(/^el 20 nov/)
})
