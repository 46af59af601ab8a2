import { queryOptions } from '@tanstack/react-query'
import { hc, parseResponse } from 'hono/client'
import type { AlertsApi } from '#api/alerts.ts'
import type { LeadsApi } from '#api/leads.ts'
import type { AlertRules } from '#domain/alerts/alert-rules.ts'
import { asMe } from '../as-me.ts'

const alerts = hc<AlertsApi>('/api/alerts', asMe)
const leads = hc<LeadsApi>('/api/leads', asMe)

export const alertKeys = { mine: ['alerts'] as const, rules: ['alert-rules'] as const }

/** Asked again now and then, should an event be lost: someone waits. */
const lookAgainMs = 60_000

export const alertsQuery = queryOptions({
  queryKey: alertKeys.mine,
  queryFn: () => parseResponse(alerts.index.$get()),
  refetchInterval: lookAgainMs,
})

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
