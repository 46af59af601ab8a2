import type { QueryClient } from '@tanstack/react-query'
import { deskQuery } from '../desk/queries.ts'
import { readLeadAgain } from './read-again.ts'

type Wanted = { ids: readonly string[]; hasDesk: boolean }

/** Asks the server for the requests of the person again, and for those that are stored here besides. Rejects without an answer. */
export async function downloadAgain(client: QueryClient, { ids, hasDesk }: Wanted) {
  const items = hasDesk ? (await client.fetchQuery({ ...deskQuery, staleTime: 0 })).items : []
  const known = new Set(items.map(({ id }) => id))
  await Promise.all(ids.filter((id) => !known.has(id)).map((id) => readLeadAgain(client, id)))
}
