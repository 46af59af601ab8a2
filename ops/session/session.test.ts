import { IDBFactory } from 'fake-indexeddb'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SignedIn } from '#domain/employees/employee.ts'

const openStore = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
const forgetReads = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('../device/open-store.ts', () => ({ openStore, forgetReads }))

const local = new Map<string, string>()
let asked: string[] = []
let opened: string[] = []

const cleo: SignedIn = {
  id: '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11',
  username: 'cleo',
  name: 'Cleo Dunnock',
  roles: ['Technician'],
  permissions: { 'leads.view': 'assigned' },
  must_change_password: false,
  language: 'en',
  second_factor: 'none',
}
const entered = { token: 'of Cleo', user: cleo, remember: false }

beforeEach(() => {
  vi.resetModules()
  openStore.mockReset()
  forgetReads.mockClear()
  local.clear()
  asked = []
  opened = []
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { protocol: 'https:', replace: (path: string) => opened.push(path) })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    asked.push(`${path} ${new Headers(headers).get('authorization')}`)
    throw new TypeError('Failed to fetch')
  })
})
afterEach(() => vi.unstubAllGlobals())

test('whoever uses a code where someone is signed in gets a page of their own, once the other session has ended', async () => {
  const { openStoreOf } = await import('../device/person-store.ts')
  const { keepToken, storedToken } = await import('./token-store.ts')
  const { currentSession, enter } = await import('./session.ts')
  const closed = Promise.withResolvers<void>()
  openStore.mockResolvedValue({ close: () => closed.promise })
  keepToken('of Ivy', { remember: true })
  openStoreOf(new QueryClient(), { id: 'ivy', name: 'Ivy Reyes', permissions: {} }, { atOnce: true })
  await vi.waitFor(() => expect(openStore).toHaveBeenCalled())

  const entering = enter(entered, '/ops/dashboard')
  await vi.waitFor(() => expect(local.has('token')).toBe(false))
  expect(asked).toEqual(['/api/auth/logout Bearer of Ivy'])
  expect(local.get('signed-out')).toMatch(/^\["[\da-f]{64}"\]$/)
  expect(opened).toEqual([])
  closed.resolve()
  expect(await entering).toBe(false)
  expect([local.get('token'), opened]).toEqual(['of Cleo', ['/ops/dashboard']])
  // Until it is replaced, this page does nothing in anyone's name.
  expect([storedToken(), currentSession().state]).toEqual([null, 'checking'])
  expect(openStore).toHaveBeenCalledTimes(1)
})

test('where nobody was signed in the portal goes on in the same page', async () => {
  const { storedToken } = await import('./token-store.ts')
  const { currentSession, enter } = await import('./session.ts')
  expect(await enter(entered, '/ops/dashboard')).toBe(true)
  expect([storedToken(), currentSession()]).toEqual(['of Cleo', { state: 'signed-in', user: cleo }])
  expect([opened, asked]).toEqual([[], []])
})

test.each([true, false])(
  'a tab that hears that another one was erased (%s) removes what it stored itself until then, and otherwise nothing',
  async (isErased) => {
    let hear = (_event: object) => {}
    vi.stubGlobal('addEventListener', (name: string, listen: typeof hear) => {
      if (name === 'storage') hear = listen
    })
    const { currentSession, enter, startSession } = await import('./session.ts')
    await enter(entered, '/ops/dashboard')
    void startSession({ user: cleo, remember: false })
    if (isErased) local.set('erasing', 'yes')
    local.delete('token')
    hear({ key: 'token', newValue: null })
    await vi.waitFor(() => expect(currentSession().state).toBe('signed-out'))
    expect(forgetReads).toHaveBeenCalledTimes(isErased ? 1 : 0)
  },
)
