import { createRoute } from '@hono/zod-openapi'
import { mostFound } from '#domain/search/limits.ts'
import { search } from '#domain/search/search.flow.ts'
import { SearchQuery, SearchResult } from '#domain/search/search.ts'
import { json, newApi, refusals } from './answers.ts'
import { allowedOrNot } from './authentication.ts'

const getSearch = createRoute({
  operationId: 'search',
  method: 'get',
  path: '/',
  summary: 'Search jobs, requests and people by name, phone, address, number, claim or reference',
  request: { query: SearchQuery },
  responses: { 200: json(SearchResult, `At most ${mostFound} of each.`), ...refusals(400, 401, 403) },
})

export const searchApi = newApi().openapi(getSearch, async (c) => {
  const viewers = {
    jobs: allowedOrNot(c, 'intake.view'),
    leads: allowedOrNot(c, 'leads.view'),
    employees: allowedOrNot(c, 'employees.view'),
  }
  return c.json(await search(c.var.world, viewers, c.req.valid('query').q), 200)
})

export type SearchApi = typeof searchApi
