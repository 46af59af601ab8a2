import { expect, test } from 'vitest'
import { addressLine } from './address-line.ts'

test('an address is as long as it is known', () => {
  const house = { address: '52 Wampum Ave', unit: 'Unit 3', town: 'Ellwood City', state: 'PA', zip: '16117' }
  expect(addressLine(house)).toBe('52 Wampum Ave Unit 3, Ellwood City, PA 16117')
  expect(addressLine({ town: 'Ellwood City', state: '' })).toBe('Ellwood City')
  expect(addressLine({})).toBe('')
})

test('a state that was typed as part of the town or the street is said once', () => {
  const once = '88 Yarrow Street, Beaver Falls, PA'
  expect(addressLine({ address: '88 Yarrow Street', town: 'Beaver Falls, PA', state: 'PA' })).toBe(once)
  expect(addressLine({ address: '88 Yarrow Street, Beaver Falls, PA', state: 'PA' })).toBe(once)
})
