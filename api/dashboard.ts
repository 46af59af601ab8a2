import { createRoute } from '@hono/zod-openapi'
import { readDashboard } from '#domain/figures/dashboard.flow.ts'
import { Dashboard } from '#domain/figures/dashboard.ts'
import { DashboardQuery } from '#domain/figures/span.ts'
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
    jobs: allowedOrNot(c, 'intake.view'),
    drying: allowedOrNot(c, 'drying.view'),
    equipment: allowedOrNot(c, 'equipment.view'),
    money: allowedOrNot(c, 'money.view'),
    employees: allowedOrNot(c, 'employees.view'),
  }
  return c.json(await readDashboard(c.var.world, viewers, c.req.valid('query').days), 200)
})

export type DashboardApi = typeof dashboardApi
