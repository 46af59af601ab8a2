import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { problemOf } from '../problem.ts'
import { storedToken } from '../session/token-store.ts'
import type { PortalDatabase } from './database.ts'
import type { Sealer } from './sealing.ts'

const mostReads = 200

/** Raised with every change of the shape of a stored answer. */
export const readsShape = 7

const Read = z.object({ shape: z.literal(readsShape), queryKey: z.array(z.unknown()), data: z.unknown() })

type Storing = {
  database: PortalDatabase
  sealer: Sealer
  personId: string
  /** Called after what is stored has changed. */
  onStored: () => void
}

/** Stores the answers of marked queries from here on. Returns what ends it. */
export function storeReads(client: QueryClient, { database, sealer, personId, onStored }: Storing) {
  // On plain http nothing can be encrypted: then nothing of others stays on the device.
  if (!sealer.isSecret) return () => {}
  const keep = (query: Query) => {
    if (!isMarked(query)) return
    const { status, error } = query.state
    // A request that was reassigned, or is not theirs to see any more, is no longer stored.
    const isGone = status === 'error' ? isGoneForThem(error) : !isStoredFor(query, personId)
    if (status !== 'success' && !isGone) return
    const gone = isGone ? [query.queryHash] : reassignedIn(query)
    const done = Promise.all([database.reads.bulkDelete(gone), isGone || store(database, sealer, query)])
    void done.then(onStored).catch(() => {})
  }
  const cache = client.getQueryCache()
  // What was answered while the store was being opened.
  for (const query of cache.getAll()) keep(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && settled.has(event.action.type)) keep(event.query)
  })
}

/** The server says that it is not theirs, or that they may see nothing of its kind any more. */
export function isGoneForThem(error: unknown) {
  const { status, code } = problemOf(error)
  return status === 404 || (status === 403 && code === 'not-permitted')
}

const Desk = z.object({ reassigned: z.array(z.object({ lead_id: z.string() })) })

/** The desk tells which requests were reassigned. */
function reassignedIn({ state }: Query) {
  const { data } = Desk.safeParse(state.data)
  return data?.reassigned.map(({ lead_id }) => hashKey(['lead', lead_id])) ?? []
}

const settled = new Set(['success', 'error'])

/** Puts the stored answers into the cache, where it has nothing younger. */
export async function loadReads(client: QueryClient, { reads }: PortalDatabase, sealer: Sealer) {
  const rows = await reads.toArray()
  await Promise.all(
    rows.map(async ({ sealed, at, key }) => {
      const read = Read.safeParse(await sealer.open(sealed).catch(() => null)).data
      // Of another shape, or sealed with a key that is gone.
      if (!read) await reads.delete(key)
      else show(client, read, at)
    }),
  )
}

function show(client: QueryClient, { queryKey, data }: z.output<typeof Read>, at: number) {
  const known = client.getQueryState(queryKey)
  if (known?.data && known.dataUpdatedAt >= at) return
  client.setQueryData(queryKey, data, { updatedAt: at })
  // However young it is, the server is asked: the screen says how old it is where there is no answer.
  void client.invalidateQueries({ queryKey, exact: true })
}

async function store({ reads }: PortalDatabase, sealer: Sealer, { queryHash, queryKey, state }: Query) {
  const sealed = await sealer.seal({ shape: readsShape, queryKey, data: state.data })
  // Right before it is written: after the end of the session, in whatever tab, nothing more is.
  if (!storedToken()) return
  await reads.put({ key: queryHash, at: state.dataUpdatedAt, sealed })
  const tooMany = (await reads.count()) - mostReads
  if (tooMany > 0) await reads.orderBy('at').limit(tooMany).delete()
}

function isMarked({ meta }: Query) {
  return typeof meta?.['isStored'] === 'function'
}

export function isStoredFor({ meta, state }: Query, personId: string): boolean {
  const isStored = meta?.['isStored']
  return typeof isStored === 'function' && isStored(state.data, personId) === true
}
