import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { callByWords } from './call-by-words.ts'

const due = '2026-11-22T18:36:00.000Z'
const at = (time: string) => callByWords(due, new Date(`2026-11-22T${time}.000Z`), en)

test('until the call is due its time is said', () => {
  expect(at('18:22:00')).toEqual({ isLate: false, words: 'Call by 1:36 PM' })
  expect(at('18:35:59')).toMatchObject({ isLate: false })
})

test('from then on it says how late we are, and what was promised', () => {
  expect(at('18:36:00')).toEqual({ isLate: true, words: 'Late: promised by 1:36 PM' })
  expect(at('18:37:00').words).toBe('1 minute late: promised by 1:36 PM')
  expect(at('18:38:40').words).toBe('2 minutes late: promised by 1:36 PM')
  expect(at('19:56:00').words).toBe('1 h 20 min late: promised by 1:36 PM')
})

test('on a later day the promise names its day', () => {
  expect(callByWords(due, new Date('2026-11-25T18:36:00Z'), en).words).toBe(
    '3 days late: promised by Nov 22, 1:36 PM',
  )
})
