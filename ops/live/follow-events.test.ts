import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { roleQuery } from '../roles/queries.ts'
import { followEvents } from './follow-events.ts'

afterEach(() => vi.unstubAllGlobals())

test('whatever was read before the stream is open may have changed meanwhile, and is read again', async () => {
  vi.stubGlobal('document', { cookie: '', addEventListener() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', { getItem: () => 'a token', removeItem() {} })
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream()))
  const client = new QueryClient()
  const { queryKey } = roleQuery('01930000-0000-7000-8000-000000000007')
  client.setQueryData<unknown>([...queryKey], 'read')
  const stop = followEvents(client)
  await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  stop()
})
