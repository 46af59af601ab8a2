import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceKeys } from './device-keys.ts'
import { canLock, openKey } from './storage-key.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const answer = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', { getItem: () => 'token', setItem: () => {}, removeItem: () => {} })
})
afterEach(() => vi.unstubAllGlobals())

test('a key is asked for once, and stored for its person', async () => {
  answer.mockResolvedValueOnce(Response.json({ employee_id: 'ivy', key }))
  const opened = await openKey('ivy')
  expect(opened?.extractable).toBe(false)
  expect([...(await deviceKeys()).keys()]).toEqual(['ivy'])
  answer.mockRejectedValue(new Error('no connection'))
  expect(await openKey('ivy')).not.toBeNull()
})

test('the key of whoever has signed in since is not taken for the one of this person', async () => {
  answer.mockResolvedValueOnce(Response.json({ employee_id: 'marcus', key }))
  await expect(openKey('ivy')).rejects.toThrow('signed in since')
  expect((await deviceKeys()).size).toBe(0)
})

test('a device can lock what was typed once it has the key, and not where that never came or browsers encrypt nothing', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await canLock('ivy')).toBe(false)
  answer.mockResolvedValueOnce(Response.json({ employee_id: 'ivy', key }))
  expect(await canLock('ivy')).toBe(true)
  vi.stubGlobal('crypto', {})
  expect(await canLock('ivy')).toBe(false)
})
