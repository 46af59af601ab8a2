import { expect, test } from 'vitest'
import { nextVisit } from './next-visit.ts'

const at = (on: string, from: string, departed_at: string | null = null) => ({
  id: '',
  when: { on, from, to: '23:00' },
  canceled_at: null,
  departed_at,
})
const noon = '2026-11-20T17:00:00Z'
const today = '2026-11-20'

test('the next visit is the first one ahead that nobody has left', () => {
  const later = at('2026-11-21', '08:00')
  const soon = at('2026-11-20', '14:00')
  expect(nextVisit([later, soon, at('2026-11-20', '08:00', noon), at('2026-11-19', '08:00')], today)).toBe(
    soon,
  )
  expect(nextVisit([later, at('2026-11-20', '14:00', noon)], today)).toBe(later)
})

test('where none is ahead it is the last one that there was', () => {
  const last = at('2026-11-19', '10:00')
  expect(nextVisit([last, at('2026-11-18', '08:00', noon)], today)).toBe(last)
  expect(nextVisit([], today)).toBeNull()
})
