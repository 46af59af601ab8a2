import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import type { Table } from 'dexie'
import * as z from 'zod'
import { problemOf } from '../problem.ts'
import { storedToken } from '../session/token-store.ts'
import type { PortalDatabase, StoredRead } from './database.ts'
import type { Sealer } from './sealing.ts'

const mostReads = 200
/** Of some 60 jobs: a file is ten answers. */
const mostJobReads = 600
/** Many times what a company publishes, each in the versions that were begun here. */
const mostFormReads = 600

/** Raised with every change of the shape of a stored answer. */
export const readsShape = 29

const Read = z.object({ shape: z.literal(readsShape), queryKey: z.array(z.unknown()), data: z.unknown() })

type Storing = {
  database: Tables
  sealer: Sealer
  /** Called after what is stored has changed. */
  onStored: () => void
}

type Tables = Pick<PortalDatabase, 'reads' | 'jobs' | 'forms'>

/** Stores the answers of marked queries from here on. Returns what ends it. */
export function storeReads(client: QueryClient, { database, sealer, onStored }: Storing) {
  // On plain http nothing can be encrypted: then nothing of others stays on the device.
  if (!sealer.isSecret) return () => {}
  const keep = (query: Query) => {
    if (!isMarked(query)) return
    const { status, error } = query.state
    // On its way as the store opens: what is stored stays until there is an answer.
    if (status === 'pending') return
    // A request that was reassigned, or is not theirs to see any more, is no longer stored.
    const isGone = status === 'error' ? isGoneForThem(error) : !isStored(query)
    if (status !== 'success' && !isGone) return
    const forgotten = isGone ? forget(database, query) : forgetReassigned(database, query)
    const done = Promise.all([forgotten, isGone || store(database, sealer, query)])
    void done.then(onStored).catch(() => {})
  }
  const cache = client.getQueryCache()
  // What was answered while the store was being opened.
  for (const query of cache.getAll()) keep(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && settled.has(event.action.type)) keep(event.query)
  })
}

/** The server says that it is not theirs, or part of another job now, or that they may see nothing of its kind any more. */
export function isGoneForThem(error: unknown) {
  const { status, code } = problemOf(error)
  return status === 404 || status === 410 || (status === 403 && code === 'not-permitted')
}

const Ofs = z.array(z.object({ lead_id: z.string() })).catch([])
const Desk = z.object({
  items: z.array(z.object({ id: z.string() })).catch([]),
  reassigned: Ofs,
  moved: Ofs,
})

const LeadKey = z.tuple([z.literal('lead'), z.string()])

/** With a request goes the file of its job, and with an answer about a job all of its file. */
async function forget({ reads, jobs, forms }: Tables, { queryHash, queryKey, meta }: Query) {
  if (isOfForm(meta)) return forms.delete(queryHash)
  const job = jobOf(meta) ?? LeadKey.safeParse(queryKey).data?.[1]
  await Promise.all([reads.delete(queryHash), job !== undefined && jobs.where('job').equals(job).delete()])
}

/** The desk tells which requests were reassigned, and which went to another job with their visit. */
async function forgetReassigned({ reads, jobs }: Tables, { state }: Query) {
  const { items, reassigned, moved } = Desk.parse(state.data ?? {})
  const lost = [...reassigned, ...moved]
    .map(({ lead_id }) => lead_id)
    .filter((id) => reassigned.some(({ lead_id }) => lead_id === id) || items.every((item) => item.id !== id))
  await Promise.all([
    reads.bulkDelete(lost.map((id) => hashKey(['lead', id]))),
    lost.length > 0 && jobs.where('job').anyOf(lost).delete(),
  ])
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
  if (!isNewer(client, queryKey, at)) return
  client.setQueryData(queryKey, data, { updatedAt: at })
  // However young it is, the server is asked: the screen says how old it is where there is no answer.
  void client.invalidateQueries({ queryKey, exact: true })
}

function isNewer(client: QueryClient, queryKey: readonly unknown[], at: number) {
  const known = client.getQueryState(queryKey)
  return !known?.data || known.dataUpdatedAt < at
}

/** Puts what is stored of a job's file into the cache, where it has nothing younger. Its screen asks, and asks the server too. */
export async function showJobRead(
  client: QueryClient,
  { database: { jobs, forms }, sealer }: { database: Tables; sealer: Sealer },
  queryKey: readonly unknown[],
) {
  const read = (await openRead(jobs, sealer, queryKey)) ?? (await openRead(forms, sealer, queryKey))
  if (read && isNewer(client, queryKey, read.at))
    client.setQueryData(queryKey, read.data, { updatedAt: read.at })
}

type Apart = Pick<Table<StoredRead, string>, 'get' | 'delete'>

/** What is stored of a job or a form under this key, and when it came; null where nothing is that this version knows. */
export async function openRead(table: Apart, sealer: Sealer, queryKey: readonly unknown[]) {
  const key = hashKey(queryKey)
  const row = await table.get(key)
  if (!row) return null
  const read = Read.safeParse(await sealer.open(row.sealed).catch(() => null)).data
  if (!read) await table.delete(key)
  return read ? { data: read.data, at: row.at } : null
}

async function store(
  { reads, jobs, forms }: Tables,
  sealer: Sealer,
  { queryHash: key, queryKey, state, meta }: Query,
) {
  const toStore = meta?.['toStore']
  const data: unknown = typeof toStore === 'function' ? toStore(state.data) : state.data
  const sealed = await sealer.seal({ shape: readsShape, queryKey, data })
  const job = jobOf(meta)
  const row = { key, at: state.dataUpdatedAt, sealed }
  if (isOfForm(meta)) await putNewer(forms, row, mostFormReads)
  else if (job === undefined) await putNewer(reads, row, mostReads)
  else await putNewer(jobs, { ...row, job }, mostJobReads)
}

/** Never over what another tab has read since: what is shown of the store is stored once more as it was. */
async function putNewer<Row extends StoredRead>(table: Table<Row, string>, row: Row, most: number) {
  await table.db.transaction('rw', table, async () => {
    const there = await table.get(row.key)
    // A clock that was set back has stored what is still to come.
    if (there && row.at < there.at && there.at <= Date.now()) return
    // Right before it is written: after the end of the session, in whatever tab, nothing more is.
    if (!storedToken()) return
    await table.put(row)
    const tooMany = (await table.count()) - most
    if (tooMany > 0) await table.orderBy('at').limit(tooMany).delete()
  })
}

function jobOf(meta: Query['meta']) {
  const job = meta?.['job']
  return typeof job === 'string' ? job : undefined
}

function isOfForm(meta: Query['meta']) {
  return meta?.['isForm'] === true
}

function isMarked({ meta }: Query) {
  return typeof meta?.['isStored'] === 'function'
}

export function isStored({ meta, state }: Query): boolean {
  const isWanted = meta?.['isStored']
  return typeof isWanted === 'function' && isWanted(state.data) === true
}
