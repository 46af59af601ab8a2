import { expect, test } from 'vitest'
import * as z from 'zod'
import { uuidV7 } from './uuid-v7.ts'

test('an id is a UUID of version 7 with the time in front', () => {
  const bytes = new Uint8Array([0xff, 0xab, 0xcd, 0xef, 1, 2, 3, 4, 5, 6])
  const id = uuidV7(Date.parse('2026-11-20T15:00:00Z'), bytes)
  expect(z.uuidv7().safeParse(id).success).toBe(true)
  expect(id).toBe('01a1f978-b580-7fab-8def-010203040506')
})

test('ids are valid and sort by time, whatever the chance', () => {
  const ids = Array.from({ length: 200 }, (_, i) => uuidV7(1_763_650_800_000 + i))
  expect(ids.every((id) => z.uuidv7().safeParse(id).success)).toBe(true)
  expect(ids.toSorted()).toEqual(ids)
})
