import { expect, test } from 'vitest'
import * as z from 'zod'
import { newId } from './uuid.ts'

test('an id made by a form is a UUID of version 7 that carries its time, and no two are alike', () => {
  const now = Date.UTC(2026, 10, 21)
  const ids = Array.from({ length: 500 }, () => newId(now))
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(500)
  expect(Number.parseInt(newId(now).replace('-', '').slice(0, 12), 16)).toBe(now)
  expect([newId(now), newId(now + 1)].sort()[0]?.slice(0, 13)).toBe(newId(now).slice(0, 13))
})
