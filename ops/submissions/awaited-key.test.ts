import { expect, test } from 'vitest'
import { awaitKey, takeKey } from './awaited-key.ts'

test('a key pressed on a row is taken once, by the request of that row', () => {
  expect(takeKey('ann')).toBeNull()
  awaitKey('ann', 'c')
  expect(takeKey('ann')).toBe('c')
  expect(takeKey('ann')).toBeNull()
})

test('whoever opens another request meanwhile claims neither', () => {
  awaitKey('ann', 'c')
  expect(takeKey('bert')).toBeNull()
  expect(takeKey('ann')).toBeNull()
})
