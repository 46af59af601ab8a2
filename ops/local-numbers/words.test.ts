import { expect, test } from 'vitest'
import { historyWords, placeName, statusWords } from './words.ts'

const number = '+13305550142'
const confirmed_by = 'Marisol Vega'

test.each([
  [{ number: null, confirmed_on: null }, 'No number yet. Not shown on the website.'],
  [{ number, confirmed_on: null }, 'Needs a call. Not shown on the website.'],
  [
    { number, confirmed_on: '2026-11-09' },
    'Marisol Vega confirmed it on November 9, 2026. On the website until November 9, 2027.',
  ],
  [
    { number, confirmed_on: '2025-12-01' },
    'Call again soon. On the website until December 1, 2026. Marisol Vega confirmed it on December 1, 2025.',
  ],
  [
    { number, confirmed_on: '2025-11-01' },
    'Needs another call. It was taken off the website after 12 months. Marisol Vega confirmed it on November 1, 2025.',
  ],
])('a number tells whether the website shows it', (told, words) => {
  expect(statusWords({ confirmed_by, ...told }, '2026-11-22')).toBe(words)
})

test('the history names the numbers that changed', () => {
  const facts = {
    purposes: [],
    operator: 'City of Girard',
    number,
    hours: '',
    serves: [],
    confirmed_on: null,
  }
  const entry = { at: '2026-11-22T12:00:00Z', by: confirmed_by, before: facts, after: facts }
  expect(historyWords({ ...entry, what: 'confirmed' })).toBe('Called and confirmed')
  expect(historyWords({ ...entry, what: 'changed', after: { ...facts, number: null } })).toBe(
    'Changed: (330) 555-0142 to no number',
  )
  expect(placeName('girard-oh')).toBe('Girard, OH')
})
