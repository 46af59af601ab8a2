import { afterEach, expect, test, vi } from 'vitest'
import { leaveAsked, takeAsked } from './asked-first.ts'

afterEach(() => vi.unstubAllGlobals())

test('what the page has asked is taken once: whoever comes later asks anew', async () => {
  vi.stubGlobal('document', {})
  expect(takeAsked()).toBe(null)
  const answer = Response.json({ username: 'dana' })
  leaveAsked(Promise.resolve(answer))
  expect(await takeAsked()).toBe(answer)
  expect(takeAsked()).toBe(null)
})

test('a network that failed is told to whoever takes the answer, and to nobody else', async () => {
  vi.stubGlobal('document', {})
  leaveAsked(Promise.reject(new TypeError('Failed to fetch')))
  await expect(takeAsked()).rejects.toThrow('Failed to fetch')
})
