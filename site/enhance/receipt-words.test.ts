import { expect, test } from 'vitest'
import { clockTime, photoTitle, promiseOf, untilWhen } from './receipt-words.ts'

const night = new Date(2026, 10, 22, 2, 8)
const at = (hour: number, minute: number, day = 22) => new Date(2026, 10, day, hour, minute).toISOString()
const open = { call_by: null, claimed_by: null, cancelled_at: null }

test('the promise is a clock time, and nothing is promised where the company promises nothing', () => {
  expect(promiseOf({ ...open, call_by: at(2, 23) }, night)).toEqual({
    words: 'We’ll call you by ',
    time: expect.stringMatching(/^2:23\sAM$/),
  })
  expect(promiseOf(open, night)).toEqual({ words: 'We’ll call you as soon as we can' })
})

test('a promise that has passed is owned up to, unless someone has taken the request', () => {
  const late = { ...open, call_by: at(2, 7) }
  expect(promiseOf(late, night).words).toBe('We’re late. Please call us')
  expect(promiseOf({ ...late, call_by: night.toISOString() }, night).words).toMatch(/late/)
  expect(promiseOf({ ...late, claimed_by: 'Marcus Wren' }, night).words).toMatch(/as soon as we can/)
  expect(promiseOf({ ...late, cancelled_at: at(2, 5) }, night).words).toBe('You canceled your request')
})

test('a time of another day says which', () => {
  expect(clockTime(new Date(at(2, 8, 23)), night)).toMatch(/^2:08\sAM tomorrow$/)
  expect(clockTime(new Date(at(19, 59, 21)), night)).toMatch(/^7:59\sPM yesterday$/)
  expect(clockTime(new Date(at(2, 8, 19)), night)).toMatch(/^2:08\sAM on November 19$/)
  expect(untilWhen(at(2, 8, 23), night)).toMatch(/until 2:08\sAM tomorrow\./)
})

test('a few minutes across midnight need no day', () => {
  const beforeMidnight = new Date(at(23, 55, 21))
  expect(clockTime(new Date(at(0, 5)), beforeMidnight)).toMatch(/^12:05\sAM$/)
  expect(clockTime(beforeMidnight, new Date(at(0, 5)))).toMatch(/^11:55\sPM$/)
})

test('how many photos arrived is said in words that fit their number', () => {
  expect([photoTitle(0, 0), photoTitle(0, 2), photoTitle(1, 3), photoTitle(1, 1), photoTitle(3, 3)]).toEqual([
    'Add photos',
    '0 of 2 photos are in',
    '1 of 3 photos is in',
    '1 photo is in',
    '3 photos are in',
  ])
})
