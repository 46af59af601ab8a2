import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { problemOf } from '../problem.ts'
import { en } from '../words/en.ts'
import { unsavedWords } from './unsaved-words.ts'

test('a note on a request that was assigned to someone else is not to be saved again, any other is', () => {
  const detail = 'This request was assigned to someone else.'
  expect(unsavedWords({ status: 404, code: '', detail, isStored: true }, en.request)).toBe(
    'This request was assigned to someone else. Your note isn’t saved. Copy it or tell the office.',
  )
  const lost = { status: null, code: 'no-answer', detail: 'The server can’t be reached.', isStored: true }
  expect(unsavedWords(lost, en.request)).toMatch(/Try saving again\.$/)
})

test('a full device is said to be full, and the text to be a draft only where it is one', () => {
  const full = problemOf(new DOMException('', 'QuotaExceededError'))
  expect(unsavedWords({ ...full, isStored: true }, en.request)).toBe(
    'This device has no room left. Your note is saved as a draft. Free some space, then save it again.',
  )
  expect(unsavedWords({ ...full, isStored: false }, en.request)).toBe(
    'This device has no room left. Your note is only on this screen. Copy it before you close the portal.',
  )
})

test('the database tells of a full device in several ways', () => {
  const refused = new DOMException('', 'QuotaExceededError')
  for (const error of [new Dexie.QuotaExceededError('Full', refused), new Dexie.AbortError('Full', refused)])
    expect(problemOf(error).code).toBe('device-full')
  expect(problemOf(new Dexie.AbortError('Over')).code).toBe('bug')
})
