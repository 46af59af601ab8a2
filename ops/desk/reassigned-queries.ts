import { hashKey, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { LeadName } from '#domain/leads/lead-name.ts'
import { VisitTime } from '#domain/visits/visit-time.ts'
import { changeRead } from '../change-read.ts'
import { deskQuery } from './queries.ts'
import { rememberCanceled, rememberReassigned, type ReassignedItem } from './reassigned.ts'

const town = z.string().optional()
const Item = z.object({ id: z.string(), name: LeadName, visit: VisitTime.nullable(), town })
const Lost = z.object({ id: z.string(), name: LeadName, visit: VisitTime.nullish(), town })
const Visit = z.object({ lead_id: z.string(), name: LeadName, town })
const Known = z.object({
  items: z.array(Item),
  reassigned: z.array(Lost).catch([]),
  canceled: z.array(Visit).catch([]),
  given: z.array(Visit).catch([]),
  moved: z.array(Visit).catch([]),
})
const StoredRead = z.object({ data: Known })

/** Under which the desk is stored on the device. */
export const storedDeskKey = hashKey(deskQuery.queryKey)

/**
 * The desk was read before what this device stores of it was opened, which still knows whose the requests and visits were that were taken
 * from the person meanwhile, or before it was closed.
 */
export function nameReassigned(client: QueryClient, storedDesk: unknown) {
  const { data } = StoredRead.safeParse(storedDesk)
  if (data) changeRead(client, deskQuery.queryKey, (desk) => withStored(desk, data.data))
}

type Taken = { lead_id: string; name: string | null; town?: string | undefined }
type Shown = {
  items: readonly z.output<typeof Item>[]
  reassigned: readonly ReassignedItem[]
  canceled?: readonly Taken[]
  given?: readonly Taken[]
  moved?: readonly Taken[]
}
type Stored = z.output<typeof Known>

/** The same desk with what another one knows of the requests and visits that have no name in it. */
export function withStored<Desk extends Shown>(desk: Desk, stored: Stored): Desk {
  const remembered = rememberReassigned(stored, desk).reassigned
  const reassigned = desk.reassigned.map((lost, nth) =>
    lost.name === null ? (remembered[nth] ?? lost) : lost,
  )
  const canceled = rememberCanceled(stored, desk.canceled ?? [])
  const given = rememberCanceled({ ...stored, canceled: stored.given }, desk.given ?? [])
  const moved = rememberCanceled({ ...stored, canceled: stored.moved }, desk.moved ?? [])
  const isNew =
    learned(reassigned, desk.reassigned) ||
    learned(canceled, desk.canceled ?? []) ||
    learned(given, desk.given ?? []) ||
    learned(moved, desk.moved ?? [])
  return isNew ? { ...desk, reassigned, canceled, given, moved } : desk
}

type Named = { name: string | null; town?: string | undefined }

function learned(now: readonly Named[], before: readonly Named[]) {
  return now.some(({ name, town }, nth) => name !== before[nth]?.name || town !== before[nth]?.town)
}
