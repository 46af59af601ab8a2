import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { unsavedWords } from './unsaved-words.ts'

test('a note on a request that was handed to someone else is not to be saved again, any other is', () => {
  const detail = 'This request was assigned to someone else.'
  expect(unsavedWords({ status: 404, detail }, en.request)).toBe(
    'This request was assigned to someone else. Your note isn’t saved. Copy it or tell the office.',
  )
  expect(unsavedWords({ status: null, detail: 'The server can’t be reached.' }, en.request)).toMatch(
    /Try saving again\.$/,
  )
})
