import { expect, test } from 'vitest'
import { displayPhone, normalizePhone } from './phone.ts'

test.each(['(330) 555-0188', '330.555.0188', '+1 330 555 0188', '13305550188', ' 330 555 0188 '])(
  '%s is one and the same number',
  (typed) => expect(normalizePhone(typed)).toBe('+13305550188'),
)

test.each(['', '   ', '555-0188', '0305550188', '3301550188', '+44 20 7946 0958', 'call me'])(
  'T13: %o is no number, and never matches another that is none',
  (typed) => expect(normalizePhone(typed)).toBeNull(),
)

test('a stored number is shown the way people read it out', () => {
  expect(displayPhone('+13305550188')).toBe('(330) 555-0188')
})
