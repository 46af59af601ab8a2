import { expect, test } from 'vitest'
import { lostVisits as en } from '../words/en-lost-visits.ts'
import { lostVisits as es } from '../words/es-lost-visits.ts'
import { movedTitle } from './moved-title.ts'

const to = { id: 'kept', number: 'MR-2611-014', name: 'Hank Oldcaller', place: '123 Broad Street' }
const moved = { name: 'Wilhelmina Ash', town: 'Canfield', reference: 'MR-2611-015', to }

test('a visit that goes to another customer says whose it is now, and was', () => {
  expect(movedTitle(moved, en.moved)).toBe(
    'Now Hank Oldcaller, 123 Broad Street (was Wilhelmina Ash, Canfield)',
  )
  expect(movedTitle(moved, es.moved)).toBe(
    'Ahora Hank Oldcaller, 123 Broad Street (antes Wilhelmina Ash, Canfield)',
  )
  const nameless = { ...moved, name: null, town: undefined, to: { ...to, name: null, place: '' } }
  expect(movedTitle(nameless, en.moved)).toBe('Now MR-2611-014 (was MR-2611-015)')
})
