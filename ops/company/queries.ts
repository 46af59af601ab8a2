import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getCompany, listCompanyVersions } from '../api.ts'

export const companyKeys = { facts: ['company'] as const, versions: ['company-versions'] as const }

const firstPage: string | undefined = undefined

export const companyQuery = queryOptions({ queryKey: companyKeys.facts, queryFn: getCompany })

export function versionsQuery() {
  return infiniteQueryOptions({
    queryKey: companyKeys.versions,
    queryFn: ({ pageParam }) => listCompanyVersions(pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
