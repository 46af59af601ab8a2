import { expect, test } from 'vitest'
import { directionsTo } from './directions.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'

test('the way to an address opens in the map program of the device', () => {
  const address = ' 14 Quarry Lane,\nEast Palestine & more '
  expect(directionsTo(address, iPhone)).toBe(
    'https://maps.apple.com/?daddr=14%20Quarry%20Lane%2C%20East%20Palestine%20%26%20more',
  )
  expect(directionsTo(address, android)).toBe(
    'geo:0,0?q=14%20Quarry%20Lane%2C%20East%20Palestine%20%26%20more',
  )
})

test('where no address was told there is no way to show', () => {
  expect(directionsTo('  ', iPhone)).toBe(null)
})
