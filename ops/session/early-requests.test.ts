import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getDashboard } from '../dashboard/dashboard-api.ts'
import { spanOf } from '../dashboard/search.ts'
import { getDesk } from '../desk/desk-api.ts'
import { earlyPaths, startEarlyRequests, takeEarlyResponse } from './early-requests.ts'
import { getMe, stopAskingMe } from './session-api.ts'

const atDashboard = { pathname: '/ops/dashboard', search: '' }

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', { getItem: () => 'a token', removeItem() {} })
  // A page that has just started; the process of this test may be older.
  vi.spyOn(performance, 'now').mockReturnValue(1)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the early requests are those that the portal would send, and each is sent once', async () => {
  const sent: string[] = []
  const send = async (input: RequestInfo | URL) => {
    sent.push(String(input))
    return Response.json({})
  }
  vi.stubGlobal('fetch', send)
  startEarlyRequests(earlyPaths(atDashboard, { 'dashboard.view': 'all', 'leads.view': 'assigned' }), send)
  expect(sent).toHaveLength(3)
  await Promise.all([getMe(1000), getDashboard(spanOf({})), getDesk()])
  expect(sent).toHaveLength(3)
  await getDesk()
  expect(sent).toEqual([...sent.slice(0, 3), '/api/leads/desk'])
})

test('without permissions, or at another address, only who is signed in is requested', () => {
  expect(earlyPaths(atDashboard, {})).toEqual(['/api/auth/me'])
  const may = { 'dashboard.view': 'all' } as const
  expect(earlyPaths({ ...atDashboard, search: '?days=7' }, may)).toEqual(['/api/auth/me'])
  expect(earlyPaths({ pathname: '/ops/alerts', search: '' }, may)).toEqual(['/api/auth/me'])
})

test('a network failure reaches whoever takes the answer', async () => {
  startEarlyRequests(['/api/auth/me'], () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(takeEarlyResponse('/api/auth/me')).rejects.toThrow('Failed to fetch')
})

test('a timeout ends the wait for an early answer, and a write never gets one', async () => {
  startEarlyRequests(['/api/auth/me'], () => new Promise(() => {}))
  expect(takeEarlyResponse('/api/auth/me', { method: 'POST' })).toBe(null)
  await expect(takeEarlyResponse('/api/auth/me', { signal: AbortSignal.timeout(1) })).rejects.toThrow(
    'timeout',
  )
})

test('who leaves waits for no answer any more: it would write their cookie again', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  const send = (_: RequestInfo | URL, { signal }: RequestInit = {}) => {
    signals.push(signal)
    return new Promise<Response>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  }
  startEarlyRequests(['/api/auth/me'], (path, signal) => send(path, { signal }))
  vi.stubGlobal('fetch', send)
  const answers = Promise.allSettled([getMe(1000), getMe(1000)])
  await vi.waitFor(() => expect(signals).toHaveLength(2))
  stopAskingMe()
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
})

test('ten seconds after the start of the page the request is sent anew', () => {
  startEarlyRequests(['/api/auth/me'], async () => Response.json({}))
  vi.spyOn(performance, 'now').mockReturnValue(10_001)
  expect(takeEarlyResponse('/api/auth/me')).toBe(null)
})
