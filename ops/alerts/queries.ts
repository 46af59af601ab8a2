import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { minute } from '#platform/time.ts'
import type { Alerts } from '#domain/alerts/alert.ts'
import { happeningFirst } from './alert-groups.ts'
import { getAlertRules, getAlerts } from './alerts-api.ts'

export const alertKeys = { mine: ['alerts'] as const, rules: ['alert-rules'] as const }

/** Asked again now and then, should an event be lost: someone waits. */
const lookAgainMs = minute

const firstPage: string = ''

/** The first page, and those that were asked for after it, as one list. */
export const alertsQuery = infiniteQueryOptions({
  queryKey: alertKeys.mine,
  queryFn: ({ pageParam }) => getAlerts(pageParam),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: lookAgainMs,
})

/** Counts and ends are those of the newest answer; a request that moved from one page to another stands there once. */
export function inOneList({ pages }: { pages: readonly Alerts[] }): Alerts | undefined {
  const [first] = pages
  const open = new Map(pages.flatMap(({ open }) => open).map((alert) => [alert.lead_id, alert]))
  return first && { ...first, open: happeningFirst([...open.values()]) }
}

export const alertRulesQuery = queryOptions({
  queryKey: alertKeys.rules,
  queryFn: getAlertRules,
})

export function invalidateAlerts(client: QueryClient) {
  return client.invalidateQueries({ queryKey: alertKeys.mine })
}

export function invalidateAlertRules(client: QueryClient) {
  return client.invalidateQueries({ queryKey: alertKeys.rules })
}
