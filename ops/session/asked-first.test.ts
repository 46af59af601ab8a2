import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getDashboard } from '../dashboard/dashboard-api.ts'
import { spanOf } from '../dashboard/search.ts'
import { getDesk } from '../desk/desk-api.ts'
import { firstPaths, leaveAsked, takeAsked } from './asked-first.ts'
import { getMe } from './session-api.ts'

const atDashboard = { pathname: '/ops/dashboard', search: '' }

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', { getItem: () => 'a token' })
  // A page that has just begun; the process of this test may be older.
  vi.spyOn(performance, 'now').mockReturnValue(1)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what the page asked first is what the portal would ask, and is asked once', async () => {
  const sent: string[] = []
  const send = async (input: RequestInfo | URL) => {
    sent.push(String(input))
    return Response.json({})
  }
  vi.stubGlobal('fetch', send)
  leaveAsked(firstPaths(atDashboard, { 'dashboard.view': 'all', 'leads.view': 'assigned' }), send)
  expect(sent).toHaveLength(3)
  await Promise.all([getMe(1000), getDashboard(spanOf({})), getDesk()])
  expect(sent).toHaveLength(3)
  await getDesk()
  expect(sent).toEqual([...sent.slice(0, 3), '/api/leads/desk'])
})

test('a stranger’s and any other address asks only who is signed in', () => {
  expect(firstPaths(atDashboard, {})).toEqual(['/api/auth/me'])
  const may = { 'dashboard.view': 'all' } as const
  expect(firstPaths({ ...atDashboard, search: '?days=7' }, may)).toEqual(['/api/auth/me'])
  expect(firstPaths({ pathname: '/ops/alerts', search: '' }, may)).toEqual(['/api/auth/me'])
})

test('a network that failed is told to whoever takes the answer', async () => {
  leaveAsked(['/api/auth/me'], () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(takeAsked('/api/auth/me')).rejects.toThrow('Failed to fetch')
})

test('whoever has no patience left does not wait for it, and a write is never taken for it', async () => {
  leaveAsked(['/api/auth/me'], () => new Promise(() => {}))
  expect(takeAsked('/api/auth/me', { method: 'POST' })).toBe(null)
  await expect(takeAsked('/api/auth/me', { signal: AbortSignal.timeout(1) })).rejects.toThrow('timeout')
})

test('later than ten seconds after the start it is asked anew', () => {
  leaveAsked(['/api/auth/me'], async () => Response.json({}))
  vi.spyOn(performance, 'now').mockReturnValue(10_001)
  expect(takeAsked('/api/auth/me')).toBe(null)
})
