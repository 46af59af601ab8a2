import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { getSetup, listAuditVersions, listDryingVersions, listTemplates } from './setup-api.ts'

const setupKey = ['job-setup'] as const

export const setupQuery = queryOptions({ queryKey: setupKey, queryFn: getSetup })

/** For whoever writes to customers: they may not see the rest. */
export const templatesQuery = queryOptions({
  queryKey: [...setupKey, 'templates'] as const,
  queryFn: listTemplates,
})

const firstPage: string | undefined = undefined

export function dryingVersionsQuery() {
  return infiniteQueryOptions({
    queryKey: [...setupKey, 'drying-versions'] as const,
    queryFn: ({ pageParam }) => listDryingVersions(pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function auditVersionsQuery() {
  return infiniteQueryOptions({
    queryKey: [...setupKey, 'audit-versions'] as const,
    queryFn: ({ pageParam }) => listAuditVersions(pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** The set-up as a change answered it, and whatever follows from it. */
export function takeSetup(client: QueryClient, setup: JobSetup) {
  client.setQueryData(setupQuery.queryKey, setup)
  void client.invalidateQueries({ queryKey: templatesQuery.queryKey })
  void client.invalidateQueries({ queryKey: dryingVersionsQuery().queryKey })
  void client.invalidateQueries({ queryKey: auditVersionsQuery().queryKey })
}

export function invalidateSetup(client: QueryClient) {
  return client.invalidateQueries({ queryKey: setupKey })
}
