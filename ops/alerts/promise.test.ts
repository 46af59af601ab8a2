import { expect, test } from 'vitest'
import { promiseOf } from './promise.ts'

const received = '2026-11-22T07:08:00.000Z'
const at = (time: string) => new Date(`2026-11-22T${time}.000Z`)

test('until the call is due the promise says how long is left', () => {
  expect(promiseOf(received, 15, at('07:11:02'))).toEqual({
    isLate: false,
    left: '12 min left',
    words: 'We promised a call by 2:23 AM.',
  })
  expect(promiseOf(received, 15, at('07:22:30'))).toMatchObject({ left: 'under 1 min left' })
})

test('from then on it says how late we are', () => {
  expect(promiseOf(received, 15, at('07:23:00'))).toMatchObject({
    isLate: true,
    words: 'We promised a call by 2:23 AM. Late.',
  })
  expect(promiseOf(received, 15, at('07:36:10'))?.words).toBe('We promised a call by 2:23 AM. 13 min late.')
  expect(promiseOf(received, 15, at('09:36:10'))?.words).toBe(
    'We promised a call by 2:23 AM. 2 h 13 min late.',
  )
})

test('a company that promises nothing says nothing', () => {
  expect(promiseOf(received, null, at('07:36:10'))).toBeNull()
})
