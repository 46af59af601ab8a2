import { hc, parseResponse } from 'hono/client'
import type { AlertsApi } from '#api/alerts.ts'
import type { LeadsApi } from '#api/leads.ts'
import type { AlertRules } from '#domain/alerts/alert-rules.ts'
import type { Alerts } from '#domain/alerts/alert.ts'
import { asMe } from '../as-me.ts'

const alerts = hc<AlertsApi>('/api/alerts', asMe)
const leads = hc<LeadsApi>('/api/leads', asMe)

export function getAlerts(after: string): Promise<Alerts> {
  return parseResponse(alerts.index.$get({ query: after ? { after } : {} }))
}

export function getAlertRules() {
  return parseResponse(alerts.rules.$get())
}

export function putAlertRules(json: AlertRules) {
  return parseResponse(alerts.rules.$put({ json }))
}

export function claimLead(id: string) {
  return parseResponse(leads[':id'].claim.$post({ param: { id } }))
}
