import { hc, parseResponse } from 'hono/client'
import type { DashboardApi } from '#api/dashboard.ts'
import type { Span } from '#domain/figures/span.ts'
import { asMe } from '../as-me.ts'

const dashboard = hc<DashboardApi>('/api/dashboard', asMe)

const asked = { 7: '7', 30: '30', 90: '90' } as const

export function getDashboard(days: Span) {
  return parseResponse(dashboard.index.$get({ query: { days: asked[days] } }))
}
