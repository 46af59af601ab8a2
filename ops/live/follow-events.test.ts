import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { roleQuery } from '../roles/queries.ts'
import { followEvents } from './follow-events.ts'

let asked: string[] = []

beforeEach(() => {
  asked = []
  vi.resetModules()
  vi.stubGlobal('document', { cookie: '', addEventListener() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', { getItem: () => 'a token', setItem() {}, removeItem() {} })
  vi.stubGlobal('fetch', async (path: string | URL | Request) => {
    asked.push(path instanceof Request ? path.url : String(path))
    return new Response(new ReadableStream())
  })
})
afterEach(() => vi.unstubAllGlobals())

test('whatever was read before the stream is open may have changed meanwhile, and is read again', async () => {
  const client = new QueryClient()
  const { queryKey } = roleQuery('01930000-0000-7000-8000-000000000007')
  client.setQueryData<unknown>([...queryKey], 'read')
  const stop = followEvents(client)
  await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  stop()
})

/** A page that read a role, after the server told where events stand. */
async function aPage() {
  const { noteEventsSince } = await import('../session/events-since.ts')
  const { followEvents } = await import('./follow-events.ts')
  noteEventsSince('41')
  const client = new QueryClient()
  const { queryKey } = roleQuery('01930000-0000-7000-8000-000000000007')
  client.setQueryData<unknown>([...queryKey], 'read')
  const isStale = () => client.getQueryState(queryKey)?.isInvalidated
  return { client, follow: () => followEvents(client), isStale }
}

test('a stream that goes on from before the first answer tells what came between, and nothing is read twice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { client, follow, isStale } = await aPage()
  const failed = client.fetchQuery({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('no')) })
  await failed.catch(() => {})
  const stop = follow()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([expect.stringContaining('/api/events?last_id=41')])
  expect(isStale()).toBe(false)
  expect(client.getQueryState(['failed'])?.isInvalidated).toBe(true)
  stop()
  const again = follow()
  await vi.advanceTimersByTimeAsync(5000)
  expect(isStale()).toBe(true)
  again()
  vi.useRealTimers()
})

test('where the server was not reached meanwhile, all is read again', async () => {
  const contact = await import('../session/contact.ts')
  const { follow, isStale } = await aPage()
  contact.noteLost(1)
  contact.noteReached(2)
  const stop = follow()
  await expect.poll(isStale).toBe(true)
  stop()
})
