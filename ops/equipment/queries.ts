import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listModels, listReports, listTags, listUnits, type UnitFilter } from './equipment-api.ts'
import { equipmentKey } from './stale-queries.ts'

const firstPage: string | undefined = undefined

export const modelsQuery = queryOptions({
  queryKey: [...equipmentKey, 'models'] as const,
  queryFn: listModels,
})

export const reportsQuery = queryOptions({
  queryKey: [...equipmentKey, 'reports'] as const,
  queryFn: listReports,
})

export function unitListQuery(filter: UnitFilter) {
  return infiniteQueryOptions({
    queryKey: [...equipmentKey, 'units', filter] as const,
    queryFn: ({ pageParam }) => listUnits(filter, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    // While a search is typed the last answer stays on the screen.
    placeholderData: (shown) => shown,
  })
}

export function tagListQuery(filter: UnitFilter) {
  return infiniteQueryOptions({
    queryKey: [...equipmentKey, 'tags', filter] as const,
    queryFn: ({ pageParam }) => listTags(filter, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
