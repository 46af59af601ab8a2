import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import type { World } from '#platform/world.ts'
import { AlertRules } from '#domain/alerts/alert-rules.ts'
import { changeAlertRules, readAlertRules } from '#domain/alerts/alert-rules.server.ts'
import { Alerts, mostUncalled } from '#domain/alerts/alert.ts'
import { listSettledAlerts, readReached } from '#domain/alerts/alert-views.server.ts'
import { readNextRungs, readRungs } from '#domain/alerts/ladder.server.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { listAllWhoMay, listHolders } from '#domain/employees/people-who-may.server.ts'
import { countUnclaimed, listUnclaimed } from '#domain/leads/unclaimed.server.ts'
import { listUncalled } from '#domain/leads/uncalled.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { ownerRoleId } from '#domain/roles/system-roles.ts'
import { listOnCall } from '#domain/shifts/shift-views.server.ts'
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
  .openapi(getRules, async (c) => {
    allowedForAll(c, 'leads.view')
    return c.json(await readAlertRules(c.var.world), 200)
  })
  .openapi(putRules, async (c) => {
    const changed = changeAlertRules(c.var.world, allowed(c, 'config.company'), c.req.valid('json'))
    return c.json(await orCurrent(changed, () => readAlertRules(c.var.world)), 200)
  })

export type AlertsApi = typeof alertsApi

const mostOpen = 50

/** A page of the unclaimed requests with their alerts, and the alerts that reached this person and ended lately. */
async function readAlerts(
  world: World,
  viewer: Allowed<'leads.view'>,
  after: string | undefined,
): Promise<Alerts> {
  const [{ call_back_minutes }, counts, { items: leads, next: nextPage }, uncalled, settled] =
    await Promise.all([
      getCompany(world),
      countUnclaimed(world, viewer),
      listUnclaimed(world, viewer, { limit: mostOpen, after }),
      listUncalled(world, viewer, mostUncalled),
      listSettledAlerts(world, viewer),
    ])
  const ids = leads.map(({ lead_id }) => lead_id)
  const [reached, told, next] = await Promise.all([
    readReached(world, viewer.employee.id, ids),
    readRungs(world, ids),
    readReachable(world).then((reachable) => readNextRungs(world, ids, reachable)),
  ])
  const open = leads.map((lead) => ({
    ...lead,
    reached_me: reached.has(lead.lead_id),
    told: told.get(lead.lead_id) ?? [],
    next: next.get(lead.lead_id) ?? null,
  }))
  return { ...counts, call_back_minutes, open, next: nextPage, uncalled, settled }
}

/** Who could be told at this moment. */
async function readReachable(world: World) {
  const [able, owners, onCall] = await Promise.all([
    listAllWhoMay(world, 'leads.assign'),
    listHolders(world, ownerRoleId),
    listOnCall(world, world.now()),
  ])
  return { able, owners, onCall }
}
