import type { Query, QueryClient } from '@tanstack/react-query'
import { openDatabase, type PortalDatabase } from './database.ts'

/** Marks a query whose last answer is shown again, with its age, when the server can't be reached. */
export const stored = { isStored: true } as const

const mostReads = 200

/** Stores the answers of marked queries from here on, and first loads the stored ones into the cache. */
export function storeReads(client: QueryClient, personId: string) {
  const database = openDatabase(personId)
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isMarked(event.query)) return
    void store(database, event.query).catch(() => {})
  })
  void load(client, database).catch(() => {})
  return {
    /** The person signed out: nothing that they read stays on the device. */
    async forget() {
      stop()
      await database.remove()
    },
    /** The session ended in another way: the same person finds everything again. */
    close() {
      stop()
      database.close()
    },
  }
}

async function load(client: QueryClient, { reads }: PortalDatabase) {
  for (const { queryKey, data, at } of await reads.toArray()) {
    const known = client.getQueryState(queryKey)
    if (known?.data && known.dataUpdatedAt >= at) continue
    client.setQueryData(queryKey, data, { updatedAt: at })
    // However young it is, the server is asked: the screen says how old it is where there is no answer.
    void client.invalidateQueries({ queryKey, exact: true })
  }
}

async function store({ reads }: PortalDatabase, { queryHash, queryKey, state }: Query) {
  await reads.put({ key: queryHash, queryKey, data: state.data, at: state.dataUpdatedAt })
  const tooMany = (await reads.count()) - mostReads
  if (tooMany > 0) await reads.orderBy('at').limit(tooMany).delete()
}

function isMarked({ meta }: Query) {
  return meta?.['isStored'] === true
}
