import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { enterMoney, getMoney, voidMoney } from '#domain/money/money.flow.ts'
import { requireReason } from '#domain/file-audit/require-reason.ts'
import { EntryVoid, JobMoney, MoneyEntry, MoneyQuery, NewEntry } from '#domain/money/entry.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { changing } from './changing.ts'
import type { ApiEnv } from './env.ts'
import { AppliedBefore, once } from './once.ts'

const params = z.object({ id: sentId('Job not found.') })
const changeRefusals = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429)

const getJobMoney = createRoute({
  operationId: 'getJobMoney',
  method: 'get',
  path: '/{id}/money',
  summary: 'Get the balance of a job, and its charges and payments, newest first',
  request: { params, query: MoneyQuery },
  responses: {
    200: json(JobMoney, 'The sums, a page of entries, and where the next one begins.'),
    ...refusals(400, 401, 403, 404),
  },
})

const postEntry = createRoute({
  operationId: 'enterMoney',
  method: 'post',
  path: '/{id}/money',
  summary: 'Enter a charge, a credit, a payment or a refund of a job',
  middleware: changing,
  request: { params, body: body(NewEntry) },
  responses: {
    201: json(MoneyEntry, 'Entered.'),
    200: json(z.union([MoneyEntry, AppliedBefore]), 'Entered before with the same content, as it is now.'),
    ...changeRefusals,
  },
})

const postVoid = createRoute({
  operationId: 'voidMoney',
  method: 'post',
  path: '/{id}/money/{entry_id}/void',
  summary: 'Void an amount of a job, with the reason; it stays in sight',
  middleware: changing,
  request: { params: params.extend({ entry_id: sentId('Amount not found.') }), body: body(EntryVoid) },
  responses: {
    200: json(
      z.union([MoneyEntry, AppliedBefore]),
      'The amount as it is now, or that this was applied before.',
    ),
    ...changeRefusals,
  },
})

export const jobMoneyApi = newApi()
  .openapi(getJobMoney, async (c) => {
    const wanted = { job_id: c.req.valid('param').id, ...c.req.valid('query') }
    return c.json(await getMoney(c.var.world, allowed(c, 'money.view'), wanted), 200)
  })
  .openapi(postEntry, (c) =>
    once(c, { lead_id: c.req.valid('param').id, write: null }, async () => {
      const entered = { ...c.req.valid('json'), job_id: c.req.valid('param').id }
      const { entry, isNew } = await enterMoney(c.var.world, editorOf(c), entered)
      return isNew ? c.json(entry, 201) : c.json(entry, 200)
    }),
  )
  .openapi(postVoid, (c) =>
    once(c, { lead_id: c.req.valid('param').id, write: null }, async () => {
      const { id: job_id, entry_id: id } = c.req.valid('param')
      const wanted = { job_id, id, ...c.req.valid('json') }
      requireReason('reason', wanted.reason)
      return c.json(await voidMoney(c.var.world, editorOf(c), wanted), 200)
    }),
  )

/** Who changes amounts sees them too. */
function editorOf(c: Context<ApiEnv>) {
  return narrowedTo(allowed(c, 'money.edit'), allowed(c, 'money.view'))
}

export type JobMoneyApi = typeof jobMoneyApi
