import { hashKey, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { LeadName } from '#domain/leads/lead-name.ts'
import { VisitTime } from '#domain/visits/visit-time.ts'
import { deskQuery } from './queries.ts'
import { rememberReassigned, type KnownDesk } from './reassigned.ts'

const Item = z.object({ id: z.string(), name: LeadName, visit: VisitTime.nullable() })
const Stored = z.object({ data: z.object({ items: z.array(Item) }) })

/** Under which the desk is stored on the device. */
export const storedDeskKey = hashKey(deskQuery.queryKey)

/**
 * The desk was read before what this device stores of it was opened, which still knows whose the requests were that were taken from the
 * person meanwhile.
 */
export function nameReassigned(client: QueryClient, storedDesk: unknown) {
  const { data } = Stored.safeParse(storedDesk)
  const known = client.getQueryState(deskQuery.queryKey)
  if (!data || !known?.data) return
  const named = withStored(known.data, { ...data.data, reassigned: [] })
  client.setQueryData(deskQuery.queryKey, named, { updatedAt: known.dataUpdatedAt })
}

type Named = z.output<typeof Item>

/** The same desk with what another one knows of the requests that have no name in it. */
export function withStored<Desk extends KnownDesk<Named>>(desk: Desk, stored: KnownDesk<Named>): Desk {
  const { reassigned } = rememberReassigned(stored, desk)
  const named = desk.reassigned.map((lost, nth) => (lost.name === null ? (reassigned[nth] ?? lost) : lost))
  const isNew = named.some(({ name }, nth) => name !== desk.reassigned[nth]?.name)
  return isNew ? { ...desk, reassigned: named } : desk
}
