import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { fetchNextPage } from './next-page.ts'

test('the next page comes although a change has the list read again while it is on its way', async () => {
  const client = new QueryClient()
  const asked: number[] = []
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => {
      asked.push(pageParam)
      // The first time that the second page is asked for, something happens to the list.
      if (pageParam === 2 && asked.length === 2) void client.invalidateQueries({ queryKey: ['list'] })
      return { items: [{ id: `${pageParam}` }] }
    },
    initialPageParam: 1,
    getNextPageParam: (_page, _pages, last) => (last < 3 ? last + 1 : undefined),
  })
  onTestFinished(list.subscribe(() => {}))
  await list.refetch({ cancelRefetch: false })
  const data = await fetchNextPage(list.getCurrentResult(), ({ pages }) => pages.length)
  expect(data?.pages).toHaveLength(2)
  expect(asked).toEqual([1, 2, 1, 2])
})
