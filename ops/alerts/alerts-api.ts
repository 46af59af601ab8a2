import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { hc, parseResponse } from 'hono/client'
import type { AlertsApi } from '#api/alerts.ts'
import type { LeadsApi } from '#api/leads.ts'
import type { AlertRules } from '#domain/alerts/alert-rules.ts'
import type { Alerts } from '#domain/alerts/alert.ts'
import { asMe } from '../as-me.ts'

const alerts = hc<AlertsApi>('/api/alerts', asMe)
const leads = hc<LeadsApi>('/api/leads', asMe)

export const alertKeys = { mine: ['alerts'] as const, rules: ['alert-rules'] as const }

/** Asked again now and then, should an event be lost: someone waits. */
const lookAgainMs = 60_000

const firstPage: string = ''

function getAlerts(after: string): Promise<Alerts> {
  return parseResponse(alerts.index.$get({ query: after ? { after } : {} }))
}

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
  return first && { ...first, open: [...open.values()] }
}

export const alertRulesQuery = queryOptions({
  queryKey: alertKeys.rules,
  queryFn: () => parseResponse(alerts.rules.$get()),
})

export function putAlertRules(json: AlertRules) {
  return parseResponse(alerts.rules.$put({ json }))
}

export function claimLead(id: string) {
  return parseResponse(leads[':id'].claim.$post({ param: { id } }))
}
