import type { World } from '#platform/world.ts'
import { EmployeeQuery } from '#domain/employees/employee-record.ts'
import { listEmployees } from '#domain/employees/employee-views.server.ts'
import { LeadQuery } from '#domain/leads/lead-query.ts'
import { listLeads } from '#domain/leads/lead-views.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { mostFound } from './limits.ts'
import type { SearchResult } from './search.ts'

type Viewers = { leads: Allowed<'leads.view'> | null; employees: Allowed<'employees.view'> | null }

/** What matches of what the person may see; nothing of a kind that they may not see at all. */
export async function search(world: World, viewers: Viewers, q: string): Promise<SearchResult> {
  const [requests, people] = await Promise.all([
    findRequests(world, viewers.leads, q),
    findPeople(world, viewers.employees, q),
  ])
  return { requests, people }
}

async function findRequests(
  world: World,
  viewer: Viewers['leads'],
  q: string,
): Promise<SearchResult['requests']> {
  if (!viewer) return []
  const { items } = await listLeads(world, viewer, LeadQuery.parse({ q, limit: mostFound }))
  return items.map(({ id, reference, name, loss, service, town, status, received_at }) => {
    return { id, reference, name, loss, service, town, status, received_at }
  })
}

async function findPeople(
  world: World,
  viewer: Viewers['employees'],
  q: string,
): Promise<SearchResult['people']> {
  if (!viewer) return []
  const { items } = await listEmployees(world, viewer, EmployeeQuery.parse({ q, limit: mostFound }))
  return items.map(({ id, name, title, status }) => ({ id, name, title, status }))
}
