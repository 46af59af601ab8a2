import { minute } from '#platform/time.ts'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getCompany, listCompanyPictures, listCompanyVersions } from './company-api.ts'

export const companyKeys = { facts: ['company'] as const, versions: ['company-versions'] as const }

const firstPage: string | undefined = undefined

export const companyQuery = queryOptions({ queryKey: companyKeys.facts, queryFn: getCompany })

/** Their addresses last for ten minutes. */
export const picturesQuery = queryOptions({
  queryKey: ['company-pictures'] as const,
  queryFn: listCompanyPictures,
  refetchInterval: 8 * minute,
  staleTime: 5 * minute,
})

export function versionsQuery() {
  return infiniteQueryOptions({
    queryKey: companyKeys.versions,
    queryFn: ({ pageParam }) => listCompanyVersions(pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function invalidateCompany(client: QueryClient) {
  void client.invalidateQueries({ queryKey: companyKeys.versions })
  return client.invalidateQueries({ queryKey: companyKeys.facts })
}

export function invalidateCompanyVersions(client: QueryClient) {
  return client.invalidateQueries({ queryKey: companyKeys.versions })
}
