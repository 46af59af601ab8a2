import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { AlertRules } from '#domain/alerts/alert-rules.ts'
import { changeAlertRules, getAlertRules } from '#domain/alerts/alert-rules.server.ts'
import { Alerts } from '#domain/alerts/alert.ts'
import { readAlerts } from '#domain/alerts/alert-list.flow.ts'
import { orCurrent } from './current.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed, allowedForAll } from './authentication.ts'
import { limitBody } from './body-limit.ts'

const getAlerts = createRoute({
  operationId: 'listAlerts',
  method: 'get',
  path: '/',
  summary:
    'List open alerts with who was notified, claimed requests not called yet, and your recently closed alerts',
  request: { query: z.object({ after: sentId('Request not found.').optional() }) },
  responses: {
    200: json(
      Alerts,
      'Most urgent first; of these the first of each sender before the second of any, and then the oldest. `next` is the `after` of the next page.',
    ),
    ...refusals(400, 401, 403, 404),
  },
})

const getRules = createRoute({
  operationId: 'getAlertRules',
  method: 'get',
  path: '/rules',
  summary: 'Get when alerts escalate to the backup and then to everyone',
  responses: { 200: json(AlertRules, 'The rules.'), ...refusals(401, 403) },
})

const putRules = createRoute({
  operationId: 'changeAlertRules',
  method: 'put',
  path: '/rules',
  summary: 'Change when alerts escalate',
  middleware: limitBody,
  request: { body: body(AlertRules) },
  responses: {
    200: json(AlertRules, 'The rules as they are now.'),
    ...refusals(400, 401, 403, 409, 413, 415, 422),
  },
})

export const alertsApi = newApi()
  .openapi(getAlerts, async (c) => {
    const viewer = allowed(c, 'leads.view')
    return c.json(await readAlerts(c.var.world, viewer, c.req.valid('query').after), 200)
  })
  .openapi(getRules, async (c) =>
    c.json(await getAlertRules(c.var.world, allowedForAll(c, 'leads.view')), 200),
  )
  .openapi(putRules, async (c) => {
    const manager = allowed(c, 'config.company')
    const changed = changeAlertRules(c.var.world, manager, c.req.valid('json'))
    return c.json(await orCurrent(changed, () => getAlertRules(c.var.world, manager)), 200)
  })

export type AlertsApi = typeof alertsApi
