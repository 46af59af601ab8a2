import { expect, test } from 'vitest'
import { lazily } from './lazily.ts'

test('it is made when it is asked for first, and once', () => {
  let made = 0
  const place = lazily(() => ({ number: ++made }))
  expect(made).toBe(0)
  expect(place()).toBe(place())
  expect(made).toBe(1)
})
