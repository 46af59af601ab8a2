import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { dayKey, invalidateVisits } from './invalidate-queries.ts'

test('a day that is not on the screen is read anew once a visit changed, and the one that is stays there meanwhile', async () => {
  const client = new QueryClient()
  const [shown, left] = [
    [...dayKey, '2026-11-25'],
    [...dayKey, '2026-11-26'],
  ]
  client.setQueryData(shown, 'as it was')
  client.setQueryData(left, 'as it was')
  const leave = new QueryObserver(client, {
    queryKey: shown,
    queryFn: () => 'as it is',
    staleTime: 60_000,
  }).subscribe(() => {})
  const done = invalidateVisits(client)
  expect([client.getQueryData(shown), client.getQueryData(left)]).toEqual(['as it was', undefined])
  await done
  expect(client.getQueryData(shown)).toBe('as it is')
  leave()
})
