import type { QueryClient } from '@tanstack/react-query'
import { deskQuery } from '../desk/queries.ts'
import { problemOf } from '../problem.ts'
import { forgetRequest } from '../store/person-store.ts'
import { leadQuery } from '../submissions/queries.ts'

type Wanted = { ids: readonly string[]; hasDesk: boolean }

/** Asks the server for the requests of the person again, and for those that are stored here besides. Rejects without an answer. */
export async function downloadAgain(client: QueryClient, { ids, hasDesk }: Wanted) {
  const items = hasDesk ? (await client.fetchQuery({ ...deskQuery, staleTime: 0 })).items : []
  const known = new Set(items.map(({ id }) => id))
  await Promise.all(ids.filter((id) => !known.has(id)).map((id) => loadOne(client, id)))
}

/** What the person may not see any more is not on their device either. */
async function loadOne(client: QueryClient, id: string) {
  try {
    await client.fetchQuery({ ...leadQuery(id), staleTime: 0 })
  } catch (error) {
    if (problemOf(error).status !== 404) throw error
    await forgetRequest(id)
  }
}
