import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { Box, BoxChange, JobBoxes, NewBox } from '#domain/contents/box.ts'
import { addBox, changeBox } from '#domain/contents/boxes.flow.ts'
import { findJobOfBox, listBoxes } from '#domain/contents/boxes.server.ts'
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

const getBoxes = createRoute({
  operationId: 'listJobBoxes',
  method: 'get',
  path: '/{id}/boxes',
  summary: 'List the boxes of a job',
  request: { params },
  responses: {
    200: json(JobBoxes, 'By number; removed ones too.'),
    ...refusals(400, 401, 403, 404),
  },
})

const postBox = createRoute({
  operationId: 'addBox',
  method: 'post',
  path: '/{id}/boxes',
  summary: 'Add a box to a job',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params, body: body(NewBox) },
  responses: {
    201: json(Box, 'Added. Its number is the next free one where another box has it.'),
    200: json(z.union([Box, AppliedBefore]), 'Added before with the same content.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const patchBox = createRoute({
  operationId: 'changeBox',
  method: 'patch',
  path: '/{id}',
  summary: 'Change a box or where it is, remove it or put it back',
  middleware: changing,
  request: { params: z.object({ id: sentId('Box not found.') }), body: body(BoxChange) },
  responses: {
    200: json(z.union([Box, AppliedBefore]), 'The box as it is now, or that this was applied before.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

/** Boxes are edited by whoever edits what is in them. */
function boxEditor(c: Context<ApiEnv>) {
  return narrowedTo(allowed(c, 'contents.edit'), allowed(c, 'intake.view'))
}

export const jobBoxesApi = newApi()
  .openapi(getBoxes, async (c) => {
    const viewer = narrowedTo(allowed(c, 'contents.view'), allowed(c, 'intake.view'))
    return c.json(await listBoxes(c.var.world, viewer, c.req.valid('param').id), 200)
  })
  .openapi(postBox, (c) => {
    const { id: job_id } = c.req.valid('param')
    const { id, at, ...box } = c.req.valid('json')
    return once(c, { lead_id: job_id, write: { kind: 'box', box } }, async () => {
      const editor = boxEditor(c)
      await c.var.limits.additions.use(editor.employee.id, tooManyAdditions)
      const done = await addBox(c.var.world, editor, { ...box, id, job_id, at, sentAt: clientTime(c) })
      if (!done) return c.json(outOfSight, 200)
      return done.isNew ? c.json(done.box, 201) : c.json(done.box, 200)
    })
  })

export const boxesApi = newApi().openapi(patchBox, async (c) => {
  const { id } = c.req.valid('param')
  const { revision, changes } = c.req.valid('json')
  const write = { kind: 'box_change', box_id: id, revision, changes, name: '' } as const
  const editor = boxEditor(c)
  const jobId = await findJobOfBox(c.var.world, id)
  return once(c, { lead_id: jobId ?? id, write }, async () => {
    const changed = await changeBox(c.var.world, editor, { id, revision, changes })
    return c.json(changed ?? outOfSight, 200)
  })
})

export type JobBoxesApi = typeof jobBoxesApi
