import { createRoute } from '@hono/zod-openapi'
import { AlertRules } from '#domain/alerts/alert-rules.ts'
import { changeAlertRules, readAlertRules } from '#domain/alerts/alert-rules.server.ts'
import { Alerts } from '#domain/alerts/alert.ts'
import { listAlerts } from '#domain/alerts/alert-views.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed, allowedForAll } from './authentication.ts'
import { limitBody } from './body-limit.ts'

const getAlerts = createRoute({
  method: 'get',
  path: '/',
  summary:
    'Unclaimed requests with who was told of them, and the alerts that reached oneself and were settled lately',
  responses: { 200: json(Alerts, 'Most urgent first, and of these the oldest.'), ...refusals(401, 403) },
})

const getRules = createRoute({
  method: 'get',
  path: '/rules',
  summary: 'When alerts go on to the backup, and to everyone',
  responses: { 200: json(AlertRules, 'The rules.'), ...refusals(401, 403) },
})

const putRules = createRoute({
  method: 'put',
  path: '/rules',
  summary: 'Change when alerts go on',
  middleware: limitBody,
  request: { body: body(AlertRules) },
  responses: {
    200: json(AlertRules, 'The rules as they are now.'),
    ...refusals(400, 401, 403, 409, 413, 415, 422),
  },
})

export const alertsApi = newApi()
  .openapi(getAlerts, async (c) => c.json(await listAlerts(c.var.world, allowed(c, 'leads.view')), 200))
  .openapi(getRules, async (c) => {
    allowedForAll(c, 'leads.view')
    return c.json(await readAlertRules(c.var.world), 200)
  })
  .openapi(putRules, async (c) =>
    c.json(await changeAlertRules(c.var.world, allowed(c, 'config.company'), c.req.valid('json')), 200),
  )

export type AlertsApi = typeof alertsApi
