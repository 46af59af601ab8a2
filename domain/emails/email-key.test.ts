import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { keyOfAll } from './email-key.ts'

test('an email about 200 things has a key that fits a database and a message id, and the same one again', () => {
  const parts = Array.from({ length: 200 }, () => `${newId()}:2026-12-01`)
  const key = keyOfAll('expiring', parts)
  expect(key).toMatch(/^expiring-[0-9a-f]{32}$/)
  expect(keyOfAll('expiring', parts)).toBe(key)
  expect(keyOfAll('expiring', parts.slice(1))).not.toBe(key)
})
