import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import {
  ContentsItem,
  ContentsPage,
  ContentsQuery,
  ItemChange,
  NewContentsItem,
} from '#domain/contents/contents-item.ts'
import { addContents, changeContents } from '#domain/contents/contents.flow.ts'
import { findJobOfContents, listContents } from '#domain/contents/items.server.ts'
import { tooManyAdditions } from '#domain/leads/suspicion/too-many.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { changing } from './changing.ts'
import { clientTime } from './client-time.ts'
import { outOfSight } from './current.ts'
import type { ApiEnv } from './env.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'

const params = z.object({ id: sentId('Job not found.') })

const getContents = createRoute({
  operationId: 'listJobContents',
  method: 'get',
  path: '/{id}/contents',
  summary: 'List the contents of a job: the belongings of its customer',
  request: { params, query: ContentsQuery },
  responses: {
    200: json(
      ContentsPage,
      'A page in the order in which they were typed, and where the next one begins; removed ones too.',
    ),
    ...refusals(400, 401, 403, 404),
  },
})

const postContents = createRoute({
  operationId: 'addContents',
  method: 'post',
  path: '/{id}/contents',
  summary: 'Add an item to the contents of a job',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params, body: body(NewContentsItem) },
  responses: {
    201: json(ContentsItem, 'Added.'),
    200: json(z.union([ContentsItem, AppliedBefore]), 'Added before with the same content.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const patchContents = createRoute({
  operationId: 'changeContents',
  method: 'patch',
  path: '/{id}',
  summary: 'Change an item of the contents, remove it or put it back',
  middleware: changing,
  request: { params: z.object({ id: sentId('Item not found.') }), body: body(ItemChange) },
  responses: {
    200: json(
      z.union([ContentsItem, AppliedBefore]),
      'The item as it is now, or that this was applied before.',
    ),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

/** Contents are edited by whoever sees their job. */
function contentsEditor(c: Context<ApiEnv>) {
  return narrowedTo(allowed(c, 'contents.edit'), allowed(c, 'intake.view'))
}

export const jobContentsApi = newApi()
  .openapi(getContents, async (c) => {
    const viewer = narrowedTo(allowed(c, 'contents.view'), allowed(c, 'intake.view'))
    const query = { ...c.req.valid('query'), job_id: c.req.valid('param').id }
    return c.json(await listContents(c.var.world, viewer, query), 200)
  })
  .openapi(postContents, (c) => {
    const { id: job_id } = c.req.valid('param')
    const { id, at, ...contents } = c.req.valid('json')
    return once(c, { lead_id: job_id, write: { kind: 'contents', contents } }, async () => {
      const editor = contentsEditor(c)
      await c.var.limits.additions.use(editor.employee.id, tooManyAdditions)
      const added = { ...contents, id, job_id, at, sentAt: clientTime(c) }
      const done = await addContents(c.var.world, editor, added)
      if (!done) return c.json(outOfSight, 200)
      return done.isNew ? c.json(done.item, 201) : c.json(done.item, 200)
    })
  })

export const contentsApi = newApi().openapi(patchContents, async (c) => {
  const { id } = c.req.valid('param')
  const { revision, changes } = c.req.valid('json')
  const write = { kind: 'contents_change', item_id: id, revision, changes, name: '' } as const
  const editor = contentsEditor(c)
  const jobId = await findJobOfContents(c.var.world, id)
  return once(c, { lead_id: jobId ?? id, write }, async () => {
    const changed = await changeContents(c.var.world, editor, { id, revision, changes })
    return c.json(changed ?? outOfSight, 200)
  })
})

export type JobContentsApi = typeof jobContentsApi
