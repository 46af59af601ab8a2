import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { visitChangeWords } from './visit-change-words.ts'

test('a visit that changed is told as it was planned and as it is now', () => {
  const was = { on: '2026-11-23', from: '14:00', to: '16:00' }
  expect(visitChangeWords({ was, now: { ...was, from: '08:00', to: '10:00' } }, en)).toBe(
    'Now Mon, Nov 23, 8–10 AM. You planned Mon, Nov 23, 2–4 PM.',
  )
  expect(visitChangeWords({ was, now: null }, en)).toBe(
    'No visit is planned now. You planned Mon, Nov 23, 2–4 PM.',
  )
})
