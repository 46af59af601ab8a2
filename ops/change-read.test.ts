import { queryOptions, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeRead } from './change-read.ts'

const { queryKey } = queryOptions({ queryKey: ['day'], queryFn: () => ({ stops: 1 }) })
const readAt = Date.parse('2026-11-20T14:00:00Z')

test.each([true, false])('what was changed here stays as old as it was, and due or not (%s)', (isDue) => {
  const client = new QueryClient()
  client.setQueryData(queryKey, { stops: 1 }, { updatedAt: readAt })
  if (isDue) void client.invalidateQueries({ queryKey })
  changeRead(client, queryKey, () => ({ stops: 2 }))
  const state = { data: { stops: 2 }, dataUpdatedAt: readAt, isInvalidated: isDue }
  expect(client.getQueryState(queryKey)).toMatchObject(state)
})

test('what nobody read is not made up', () => {
  const client = new QueryClient()
  changeRead(client, queryKey, () => ({ stops: 2 }))
  expect(client.getQueryState(queryKey)).toBeUndefined()
})
