import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteSignOut, tokenHashOf } from './late-sign-outs.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A tab has its own copy of every module. */
async function aTab() {
  vi.resetModules()
  return import('./token-store.ts')
}

test('a tab never sends in the name of whoever signs in in another tab', async () => {
  const [first, second] = [await aTab(), await aTab()]
  first.keepToken('of Ivy', { remember: false })
  second.keepToken('of Marcus', { remember: false })
  expect(first.storedToken()).toBe('of Ivy')
  expect(second.storedToken()).toBe('of Marcus')
  expect((await aTab()).storedToken()).toBe('of Marcus')
})

test('a tab whose session ends leaves the token that another tab has stored since', async () => {
  const [first, second] = [await aTab(), await aTab()]
  first.keepToken('of Ivy', { remember: false })
  second.keepToken('of Marcus', { remember: false })
  expect(first.discardToken()).toBe(false)
  expect(stored.get('token')).toBe('of Marcus')
  expect(second.discardToken()).toBe(true)
  expect([first.storedToken(), second.storedToken()]).toEqual([null, null])
})

test('a page whose session has ended sends in nobody’s name, whoever is signed in next', async () => {
  const page = await aTab()
  expect(page.hadSession()).toBe(false)
  page.keepToken('of Ivy', { remember: false })
  page.discardToken()
  page.keepToken('of Marcus', { remember: true })
  expect([page.storedToken(), page.hadSession()]).toEqual([null, true])
  expect((await aTab()).storedToken()).toBe('of Marcus')
})

test('a token that another tab has discarded is gone here too', async () => {
  const [first, second] = [await aTab(), await aTab()]
  first.keepToken('of Ivy', { remember: false })
  expect(second.storedToken()).toBe('of Ivy')
  second.discardToken()
  expect(first.storedToken()).toBe(null)
  // Nor is one that is stored afterwards.
  second.keepToken('of Marcus', { remember: false })
  expect(first.storedToken()).toBe(null)
})

test('where local storage lost the token, the next page takes it from the cookie', async () => {
  const first = await aTab()
  first.keepToken('of Ivy', { remember: true })
  stored.clear()
  const next = await aTab()
  await next.restoreToken()
  expect(next.storedToken()).toBe('of Ivy')
  expect(stored.get('token')).toBe('of Ivy')
})

test('a late answer that writes the cookie again brings back no session that was left', async () => {
  const first = await aTab()
  first.keepToken('of Ivy', { remember: true })
  noteSignOut((await tokenHashOf('of Ivy')) ?? '')
  first.discardToken()
  document.cookie = 'auth_token=of%20Ivy'
  expect(first.storedToken()).toBe(null)
  const next = await aTab()
  await next.restoreToken()
  expect(next.storedToken()).toBe(null)
  expect(document.cookie).toContain('auth_token=; Path=/; Max-Age=0')
  // Someone else's is theirs all the same.
  document.cookie = 'auth_token=of%20Marcus'
  await next.restoreToken()
  expect(next.storedToken()).toBe('of Marcus')
})

test('a token that another tab stores while the one of the cookie is looked at stays', async () => {
  noteSignOut('of someone else')
  document.cookie = 'auth_token=of%20Ivy'
  const page = await aTab()
  const restored = page.restoreToken()
  stored.set('token', 'of Marcus')
  await restored
  expect(page.storedToken()).toBe('of Marcus')
})
