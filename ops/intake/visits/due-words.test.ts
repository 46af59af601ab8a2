import { expect, test } from 'vitest'
import { dueWords } from './due-words.ts'

const now = new Date('2026-11-27T17:00:00-05:00')
const due = new Date('2026-11-27T20:52:00-05:00')

test.each([
  ['a visit today', '2026-11-27', '8:52 PM'],
  ['a visit on another day', '2026-11-28', 'Fri, Nov 27, 8:52 PM'],
])('the limit of today beside %s', (_, on, words) => {
  expect(dueWords(due, on, { now, locale: 'en-US' }).replaceAll('\u202f', ' ')).toBe(words)
})
