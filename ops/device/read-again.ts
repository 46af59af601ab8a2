import type { QueryClient } from '@tanstack/react-query'
import { day } from '#platform/time.ts'
import { deskQuery } from '../desk/queries.ts'
import { isGoneForThem } from '../store/stored-reads.ts'
import { leadQuery } from '../submissions/queries.ts'

/** In one start; the next one goes on. */
const mostOld = 20

/**
 * Whatever screen is open: what a person works on is on their device before they need it. What was read long ago is read again, so
 * that what is not theirs any more leaves the device.
 */
export async function readWorkAgain(client: QueryClient) {
  await client.prefetchQuery(deskQuery)
  const until = Date.now() - day
  const old = client
    .getQueryCache()
    .findAll({
      queryKey: ['lead'],
      predicate: ({ state }) => 0 < state.dataUpdatedAt && state.dataUpdatedAt < until,
    })
    .flatMap(({ queryKey: [, id, ...below] }) => (typeof id === 'string' && below.length === 0 ? [id] : []))
  for (const id of old.slice(0, mostOld)) await readLeadAgain(client, id)
}

/** The desk, and each of these requests. Rejects without an answer. */
export async function readAllAgain(client: QueryClient, ids: readonly string[]) {
  await client.prefetchQuery(deskQuery)
  for (const id of ids) await readLeadAgain(client, id)
}

/** Rejects without an answer. A request that is not theirs any more is no longer stored: `storeReads` sees to that. */
export async function readLeadAgain(client: QueryClient, id: string) {
  try {
    await client.fetchQuery({ ...leadQuery(id), staleTime: 0 })
  } catch (error) {
    if (!isGoneForThem(error)) throw error
  }
}
