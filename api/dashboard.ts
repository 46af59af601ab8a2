import { createRoute } from '@hono/zod-openapi'
import { newestPosition } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { Dashboard, DashboardQuery, type Span } from '#domain/figures/figure.ts'
import { readOwnFigures, readPeopleFigures } from '#domain/employees/people-figures.server.ts'
import { countLeads } from '#domain/leads/lead-counts.server.ts'
import { countedUpTo, readMine, readReceived, readUnclaimed } from '#domain/leads/lead-figures.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { json, newApi, refusals } from './answers.ts'
import { allowed, allowedOrNot } from './authentication.ts'

const getOne = createRoute({
  operationId: 'getDashboard',
  method: 'get',
  path: '/',
  summary: 'Get the dashboard figures, each with the filter for the list behind it',
  request: { query: DashboardQuery },
  responses: {
    200: json(Dashboard, 'As far as the roles show them.'),
    ...refusals(400, 401, 403),
  },
})

export const dashboardApi = newApi().openapi(getOne, async (c) => {
  const viewers = {
    dashboard: allowed(c, 'dashboard.view'),
    leads: allowedOrNot(c, 'leads.view'),
    employees: allowedOrNot(c, 'employees.view'),
  }
  return c.json(await readDashboard(c.var.world, viewers, c.req.valid('query').days), 200)
})

export type DashboardApi = typeof dashboardApi

type Viewers = {
  dashboard: Allowed<'dashboard.view'>
  leads: Allowed<'leads.view'> | null
  employees: Allowed<'employees.view'> | null
}

/** The figures of the company go to who sees all of it, and those of a list to who sees all of the list; one's own to everyone. */
export async function readDashboard(world: World, viewers: Viewers, days: Span): Promise<Dashboard> {
  const isWide = viewers.dashboard.scope === 'all'
  const allLeads = isWide && viewers.leads?.scope === 'all' ? viewers.leads : null
  const allPeople = isWide && viewers.employees?.scope === 'all' ? viewers.employees : null
  if ((await countedUpTo(world)) === null) await countLeads(world)

  // Read first: what is counted meanwhile is in the figures, and is asked for once more at worst.
  const position = (await countedUpTo(world)) ?? 0
  const is_behind = position < (await newestPosition(world))
  const [unclaimed, received, mine, people, own] = await Promise.all([
    allLeads && readUnclaimed(world, allLeads),
    allLeads && readReceived(world, allLeads, days),
    viewers.leads && readMine(world, viewers.leads),
    allPeople && readPeopleFigures(world, allPeople),
    readOwnFigures(world, viewers.dashboard),
  ])
  return { at: world.now().toISOString(), days, position, is_behind, unclaimed, received, mine, people, own }
}
