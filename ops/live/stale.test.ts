import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { chatQuery } from '../chats/queries.ts'
import { boardQuery, jobQuery, jobVisitsQuery } from '../intake/queries.ts'
import { dayQuery, toPlanQuery, unscheduledQuery } from '../intake/visit-queries.ts'
import { openRefresh } from './stale.ts'

const [one, other] = ['01930000-0000-7000-8000-0000000000a1', '01930000-0000-7000-8000-0000000000b2']

/** What is read again after an event of the first job, or not there anymore. */
async function staleAfter(areas: Parameters<ReturnType<typeof openRefresh>>[0]) {
  vi.useFakeTimers()
  const client = new QueryClient()
  const keys = {
    board: boardQuery({}).queryKey,
    'the job': jobQuery(one).queryKey,
    'its chat': chatQuery(one).queryKey,
    'another chat': chatQuery(other).queryKey,
    'another job': jobQuery(other).queryKey,
    'the jobs to plan': toPlanQuery().queryKey,
    'a day': dayQuery('2026-12-01').queryKey,
    'the tray': unscheduledQuery().queryKey,
    'the visits of the job': jobVisitsQuery(one).queryKey,
  }
  for (const key of Object.values(keys)) client.setQueryData<unknown>([...key], 'read')
  openRefresh(client)(areas, one)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  const isStale = ([, key]: [string, readonly unknown[]]) => client.getQueryState(key)?.isInvalidated ?? true
  return Object.entries(keys)
    .filter(isStale)
    .map(([name]) => name)
}

test('an event of a job makes the job stale and the chat that it came from, and lists only where it says so', async () => {
  expect(await staleAfter(['job'])).toEqual(['the job', 'its chat'])
  expect(await staleAfter(['job', 'jobs'])).toEqual(['board', 'the job', 'its chat', 'the jobs to plan'])
})

test('an event of a request makes the file of its job stale, which shows its notes, photos and history', async () => {
  expect(await staleAfter(['lead'])).toEqual(['the job', 'its chat'])
})

test('an event of a visit makes days, the tray and the visits of jobs stale', async () => {
  expect(await staleAfter(['visits'])).toEqual(['a day', 'the tray', 'the visits of the job'])
})
