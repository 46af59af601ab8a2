import { expect, test, vi } from 'vitest'
import { showNewest } from './show-newest.ts'

test('what is opened slowly never takes the place of what was begun after it, and nothing is shown after the end', async () => {
  const show = vi.fn<(opened: string) => void>()
  const newest = showNewest(show)
  const slow = Promise.withResolvers<string>()
  const first = newest.open(slow.promise)
  await newest.open(Promise.resolve('second'))
  slow.resolve('first')
  await first
  expect(show.mock.calls).toEqual([['second']])

  const third = newest.open(Promise.resolve('third'))
  newest.end()
  await third
  expect(show.mock.calls).toEqual([['second']])
})
