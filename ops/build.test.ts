import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { injectedStyleHashes } from './build.ts'

test('the styles that sonner injects are found: an empty element first, then its text', async () => {
  const [empty, full, ...more] = await injectedStyleHashes()
  expect(empty).toBe(`'sha256-${createHash('sha256').digest('base64')}'`)
  expect(full).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/)
  expect(full).not.toBe(empty)
  expect(more).toEqual([])
})
