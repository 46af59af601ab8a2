import { expect, test } from 'vitest'
import { second } from '#platform/time.ts'
import { keepTyped, takeTyped, typeAhead } from './typed-ahead.ts'

function press(keys: readonly string[]) {
  for (const key of keys) keepTyped(key)
}

test('a number that is typed while the call script loads is kept, and given once', () => {
  press(['7'])
  typeAhead()
  press(['(', '3', '3', '0', 'g', 'Enter', '5'])
  expect(takeTyped()).toBe('(3305')
  press(['5'])
  expect(takeTyped()).toBe('')
})

test('a screen that never came leaves nothing for the next call', () => {
  typeAhead(0)
  press(['3', '3', '0'])
  expect(takeTyped(11 * second)).toBe('')
})
