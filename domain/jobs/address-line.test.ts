import { expect, test } from 'vitest'
import { addressLine } from './address-line.ts'

test('an address is as long as it is known', () => {
  const house = { address: '52 Wampum Ave', unit: 'Unit 3', town: 'Ellwood City', state: 'PA', zip: '16117' }
  expect(addressLine(house)).toBe('52 Wampum Ave Unit 3, Ellwood City, PA 16117')
  expect(addressLine({ town: 'Ellwood City', state: '' })).toBe('Ellwood City')
  expect(addressLine({})).toBe('')
})
