import type { World } from '#platform/world.ts'
import { EmployeeQuery } from '#domain/employees/employee-record.ts'
import { listEmployees } from '#domain/employees/employee-views.server.ts'
import { LeadQuery } from '#domain/leads/lead-query.ts'
import { listLeads } from '#domain/leads/lead-views.server.ts'
import { foldMerged } from '#domain/jobs/fold-merged.server.ts'
import type { JobRow } from '#domain/jobs/job.ts'
import { JobQuery } from '#domain/jobs/job-query.ts'
import { listJobs } from '#domain/jobs/job-views.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { mostFound } from './limits.ts'
import type { SearchResult } from './search.ts'

type Viewers = {
  jobs: Allowed<'intake.view'> | null
  leads: Allowed<'leads.view'> | null
  employees: Allowed<'employees.view'> | null
}

/** What matches of what the person may see; nothing of a kind that they may not see at all. */
export async function search(world: World, viewers: Viewers, q: string): Promise<SearchResult> {
  const [found, requests, people] = await Promise.all([
    findJobs(world, viewers.jobs, q),
    findRequests(world, viewers.leads, q),
    findPeople(world, viewers.employees, q),
  ])
  // A request that became a job is found once, and so is a job into which others were merged.
  const isJob = new Set(found.map(({ id }) => id))
  const jobs = viewers.jobs ? await foldMerged(world, viewers.jobs, found) : []
  return { jobs: jobs.map(toFound), requests: requests.filter(({ id }) => !isJob.has(id)), people }
}

async function findJobs(world: World, viewer: Viewers['jobs'], q: string): Promise<JobRow[]> {
  if (!viewer) return []
  const { items } = await listJobs(world, viewer, JobQuery.parse({ q, limit: mostFound }))
  return items
}

function toFound({
  id,
  number,
  name,
  town,
  loss_type,
  stage,
  side,
  found_by,
}: SearchResult['jobs'][number]): SearchResult['jobs'][number] {
  return { id, number, name, town, loss_type, stage, side, ...(found_by && { found_by }) }
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
