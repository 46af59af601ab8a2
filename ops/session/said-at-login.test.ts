import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteErase, takeErased } from './said-at-login.ts'

beforeEach(() => {
  const rows = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const erased = { by: 'Ivy', at: '2026-11-24T02:43:00.000Z' }

test('the login page learns by whom the device was erased, once, and whoever asked still reads the answer', async () => {
  const answer = Response.json({ code: 'device-erased', erased }, { status: 401 })
  expect(await (await noteErase(Promise.resolve(answer))).json()).toMatchObject({ code: 'device-erased' })
  await vi.waitFor(() => expect(takeErased()).toEqual(erased))
  expect(takeErased()).toBe(null)
})

test.each([
  ['any other end of the session', 401, { code: 'session-ended', erased }],
  ['an erase that does not say by whom', 401, { code: 'device-erased' }],
  ['what is no refusal', 200, { code: 'device-erased', erased }],
])('%s is not told there', async (_, status, body) => {
  await noteErase(Promise.resolve(Response.json(body, { status })))
  await new Promise((resolve) => setTimeout(resolve))
  expect(takeErased()).toBe(null)
})
