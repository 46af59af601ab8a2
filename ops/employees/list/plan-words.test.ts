import { expect, test } from 'vitest'
import { doneWords, planWords } from './plan-words.ts'

test.each([
  [{ add: 1, change: 0, nothing: 0, refuse: 0 }, '1 person will be added.'],
  [
    { add: 2, change: 1, nothing: 3, refuse: 0 },
    '2 people will be added, 1 person will be updated, 3 people unchanged.',
  ],
  [
    { add: 2, change: 1, nothing: 3, refuse: 1 },
    '1 line has an error. Fix the file and choose it again. Nothing has been imported.',
  ],
  [
    { add: 0, change: 0, nothing: 3, refuse: 0 },
    'Nothing to import. Everyone in this file is already up to date.',
  ],
])('%j', (counts, words) => {
  expect(planWords(counts)).toBe(words)
})

test('what was done is said by its counts', () => {
  expect(doneWords({ add: 1, change: 2 })).toBe('1 person added, 2 people updated')
})
