import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { EmployeeQuery } from '#domain/employees/employee-record.ts'
import { listEmployees } from '#domain/employees/employee-views.server.ts'
import { LeadQuery } from '#domain/leads/lead-query.ts'
import { listLeads } from '#domain/leads/lead-views.server.ts'
import { mostFound } from '#domain/search/limits.ts'
import { SearchQuery, SearchResult } from '#domain/search/search.ts'
import { json, newApi, refusals } from './answers.ts'
import { allowedOrNot } from './authentication.ts'
import type { ApiEnv } from './env.ts'

const getSearch = createRoute({
  operationId: 'search',
  method: 'get',
  path: '/',
  summary: 'Search requests and people by name, number or reference',
  request: { query: SearchQuery },
  responses: { 200: json(SearchResult, `At most ${mostFound} of each.`), ...refusals(400, 401, 403) },
})

export const searchApi = newApi().openapi(getSearch, async (c) => {
  const { q } = c.req.valid('query')
  const [requests, people] = await Promise.all([findRequests(c, q), findPeople(c, q)])
  return c.json({ requests, people }, 200)
})

export type SearchApi = typeof searchApi

async function findRequests(c: Context<ApiEnv>, q: string): Promise<SearchResult['requests']> {
  const viewer = allowedOrNot(c, 'leads.view')
  if (!viewer) return []
  const { items } = await listLeads(c.var.world, viewer, LeadQuery.parse({ q, limit: mostFound }))
  return items.map(({ id, reference, name, loss, service, town, status, received_at }) => {
    return { id, reference, name, loss, service, town, status, received_at }
  })
}

async function findPeople(c: Context<ApiEnv>, q: string): Promise<SearchResult['people']> {
  const viewer = allowedOrNot(c, 'employees.view')
  if (!viewer) return []
  const { items } = await listEmployees(c.var.world, viewer, EmployeeQuery.parse({ q, limit: mostFound }))
  return items.map(({ id, name, title, status }) => ({ id, name, title, status }))
}
