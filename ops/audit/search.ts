import * as z from 'zod'
import { AuditQuery } from '#domain/audit/audit.ts'
import type { AuditFilter } from './audit-api.ts'

const { person, record, kind, from, to } = AuditQuery.shape

/** The filters and the open entry as they are in the address; anything invalid is left out. */
const AuditSearch = z.object({
  person: person.catch(undefined),
  record: record.catch(undefined),
  kind: kind.catch(undefined),
  from: from.catch(undefined),
  to: to.catch(undefined),
  // The router reads digits as a number.
  open: z.coerce.string().regex(/^\d+$/).optional().catch(undefined),
})
export type AuditSearch = z.output<typeof AuditSearch>

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  return AuditSearch.parse(search)
}

export function filterOf({ open: _, ...filter }: AuditSearch): AuditFilter {
  return filter
}

export function isFiltered(search: AuditSearch) {
  return Object.values(filterOf(search)).some((value) => value !== undefined)
}
