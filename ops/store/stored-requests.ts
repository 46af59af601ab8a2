import { liveQuery } from 'dexie'
import * as z from 'zod'
import { LeadRow } from '#domain/leads/lead.ts'
import type { PortalDatabase, StoredRead } from './database.ts'
import type { Sealer } from './sealing.ts'

/** A request that can be read here without a connection; `at` is when it came, in milliseconds. */
export type StoredRequest = z.output<typeof RequestName> & { at: number }

const RequestName = LeadRow.pick({ id: true, name: true, reference: true, town: true })
const Read = z.object({ queryKey: z.tuple([z.literal('lead'), z.string()]), data: RequestName })

/** Calls back with all requests that are stored, now and after each change. Returns what ends it. */
export function watchRequests(
  { reads }: PortalDatabase,
  sealer: Sealer,
  show: (requests: StoredRequest[]) => void,
) {
  const { unsubscribe } = liveQuery(() => reads.toArray()).subscribe(
    (rows) => void openRequests(rows, sealer).then(show),
  )
  return unsubscribe
}

/** Those that are the oldest come first: they are the ones to download again. */
export async function openRequests(rows: readonly StoredRead[], sealer: Sealer): Promise<StoredRequest[]> {
  const opened = await Promise.all(
    rows.map(async ({ sealed, at }) => {
      const read = Read.safeParse(await sealer.open(sealed).catch(() => null)).data
      return read ? [{ ...read.data, at }] : []
    }),
  )
  return opened.flat().toSorted((a, b) => a.at - b.at)
}
