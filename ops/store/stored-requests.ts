import { liveQuery } from 'dexie'
import * as z from 'zod'
import { LeadDetail } from '#domain/leads/lead.ts'
import type { PortalDatabase, StoredRead } from './database.ts'
import type { Sealer } from './sealing.ts'
import { showNewest } from './show-newest.ts'

/** A request that can be read here without a connection, with how many of its photos; `at` is when it came, in milliseconds. */
export type StoredRequest = z.output<typeof ListedRequest> & { at: number; photos_here: number }

/** What a list of them shows, and what it is searched and filtered by. */
const ListedRequest = LeadDetail.pick({
  id: true,
  name: true,
  phone: true,
  reference: true,
  town: true,
  page: true,
  status: true,
  loss: true,
  service: true,
  outcome: true,
  visit: true,
  assigned_to: true,
  has_job: true,
  quarantined: true,
  received_at: true,
  photo_count: true,
})
type PhotoKey = readonly [lead: string, path: string]
/** Each photo has this size where it is stored at all. */
const smallPhoto = '/thumbnail'

const LeadKey = z.tuple([z.literal('lead'), z.string()])
const Read = z.object({ queryKey: LeadKey, data: ListedRequest })

/** Calls back with all requests that are stored, now and after each change. Returns what ends it. */
export function watchRequests(
  { reads, photos }: PortalDatabase,
  sealer: Sealer,
  show: (requests: StoredRequest[]) => void,
) {
  const stored = liveQuery(
    async () => [await reads.toArray(), await photos.toCollection().primaryKeys()] as const,
  )
  const newest = showNewest(show)
  const { unsubscribe } = stored.subscribe(
    ([rows, keys]) => void newest.open(openRequests(rows, keys, sealer)),
  )
  return () => {
    newest.end()
    unsubscribe()
  }
}

/** The IDs of all requests that are stored. A read is stored under its query key as JSON. */
export async function storedLeads({ reads }: Pick<PortalDatabase, 'reads'>): Promise<string[]> {
  const keys = await reads.toCollection().primaryKeys()
  return keys.flatMap((key) => LeadKey.safeParse(JSON.parse(key)).data?.[1] ?? [])
}

/** Those that are the oldest come first: they are the ones to download again. */
export async function openRequests(
  rows: readonly StoredRead[],
  photos: readonly PhotoKey[],
  sealer: Sealer,
): Promise<StoredRequest[]> {
  const counts = new Map<string, number>()
  for (const [lead, path] of photos)
    if (path.endsWith(smallPhoto)) counts.set(lead, (counts.get(lead) ?? 0) + 1)
  const opened = await Promise.all(
    rows.map(async ({ sealed, at }) => {
      const read = Read.safeParse(await sealer.open(sealed).catch(() => null)).data
      return read ? [{ ...read.data, at, photos_here: counts.get(read.data.id) ?? 0 }] : []
    }),
  )
  return opened.flat().toSorted((a, b) => a.at - b.at)
}
