import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { changeItem } from '#domain/visits/items.flow.ts'
import { findJobOfItem } from '#domain/visits/items.server.ts'
import { ItemChange, VisitItem } from '#domain/visits/item.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { outOfSight } from './current.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { changing } from './changing.ts'
import { clientTime } from './client-time.ts'
import type { ApiEnv } from './env.ts'
import { AppliedBefore, once } from './once.ts'

const putItem = createRoute({
  operationId: 'changeVisitItem',
  method: 'put',
  path: '/{id}',
  summary: 'Mark something to be done at a job as done, or as open again',
  middleware: changing,
  request: { params: z.object({ id: sentId('Item not found.') }), body: body(ItemChange) },
  responses: {
    200: json(z.union([VisitItem, AppliedBefore]), 'The item as it is now, or that this was applied before.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

/** What is to be done there is done by whoever works on requests and sees the job. */
export function itemWorker(c: Context<ApiEnv>) {
  return narrowedTo(allowed(c, 'leads.work'), allowed(c, 'intake.view'))
}

export const itemsApi = newApi().openapi(putItem, async (c) => {
  const { id } = c.req.valid('param')
  const { revision, done, visit_id } = c.req.valid('json')
  const write = { kind: 'item_change', item_id: id, revision, done, visit_id, text: '' } as const
  const worker = itemWorker(c)
  const jobId = await findJobOfItem(c.var.world, id)
  return once(c, { lead_id: jobId ?? id, write }, async () => {
    const change = { ...c.req.valid('json'), id, sentAt: clientTime(c) }
    return c.json((await changeItem(c.var.world, worker, change)) ?? outOfSight, 200)
  })
})
