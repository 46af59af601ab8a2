import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { chipsOf, hourWords, townWords } from './filter-words.ts'

const wordsOf = (filter: Parameters<typeof chipsOf>[0]) => chipsOf(filter, en).map(({ words }) => words)

test('each filter that a figure leads to is told in words', () => {
  expect(wordsOf({ since: '2026-11-01', until: '2026-11-01', hour: 23 })).toEqual([
    'Received on Nov 1',
    'Received 11 PM to 12 AM',
  ])
  expect(wordsOf({ waited_over: 5, waited_under: 15, status: 'new' })).toEqual(['Received 5 to 15 min ago'])
  expect(wordsOf({ waited_under: 5 })).toEqual(['Received in the last 5 min'])
  expect(wordsOf({ waited_over: 0 })).toEqual(['Received over 0 min ago'])
  expect(wordsOf({ open: 'yes', contacted: 'yes', job: 'yes', town: '', page: '/' })).toEqual([
    'Not closed yet',
    'Contacted',
    'Became a job',
    'Town: Not given',
    'Page: Home page',
  ])
  expect(wordsOf({ my_visit_on: '2026-11-25' })).toEqual(['My visits on Nov 25'])
  expect(wordsOf({ since: '2026-11-01', until: '2026-12-24' })).toEqual(['Received Nov 1 to Dec 24'])
})

test('the service, to which a figure leads, is told beside what happened, which has a field of its own', () => {
  expect(wordsOf({ service: 'mold-remediation' })).toEqual(['Service: Mold Remediation'])
  expect(wordsOf({ loss: 'mold' })).toEqual([])
})

test('what is not narrowed has no words', () => {
  expect(wordsOf({ status: 'new', assigned: 'me' })).toEqual([])
})

test('a town has its capitals back, however it was typed, and an hour its half of the day', () => {
  expect(['new castle', 'o’hara', 'st. clair township'].map((town) => townWords(town))).toEqual([
    'New Castle',
    'O’hara',
    'St. Clair Township',
  ])
  expect([0, 11, 12, 24].map((hour) => hourWords(hour))).toEqual(['12 AM', '11 AM', '12 PM', '12 AM'])
})
