import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { second } from '#platform/time.ts'
import { findRecords, listAudit, type AuditFilter } from './audit-api.ts'

const firstPage: string | undefined = undefined
const lookEvery = 5 * second

/** Stays as it was loaded. New entries are announced, and shown when the reader asks for them. */
export function auditListQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit', filter] as const,
    queryFn: ({ pageParam }) => listAudit(filter, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (shown) => shown,
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** The first page as it would be now. */
export function newestQuery(filter: AuditFilter) {
  return queryOptions({
    queryKey: ['audit-newest', filter] as const,
    queryFn: () => listAudit(filter, undefined),
    refetchInterval: lookEvery,
    gcTime: 0,
  })
}

export function recordsQuery(q: string) {
  return queryOptions({
    queryKey: ['audit-records', q] as const,
    queryFn: () => findRecords({ q }),
    enabled: q.length > 0,
    placeholderData: (shown) => shown,
  })
}

/** The one that an address names by its id. */
export function recordQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['audit-record', id] as const,
    queryFn: async () => (await findRecords({ id }))[0] ?? null,
    enabled: id !== undefined,
  })
}
