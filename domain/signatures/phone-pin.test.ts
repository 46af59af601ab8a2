import { expect, test } from 'vitest'
import { pinFault } from './phone-pin.ts'

test.each(['123', '1234567', '12a4', '', ' 1234'])('“%s” is no PIN of four to six digits', (pin) => {
  expect(pinFault(pin)).toBe('digits')
})

test.each(['1234', '0000', '987654', '2580', '1212', '123123'])(
  '%s is tried first by whoever finds a phone',
  (pin) => {
    expect(pinFault(pin)).toBe('weak')
  },
)

test.each(['7302', '48163', '904417'])('%s is taken', (pin) => {
  expect(pinFault(pin)).toBeNull()
})
