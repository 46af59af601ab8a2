import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { Sketch } from '#domain/sketch/plan.ts'
import { JobSketches, SentSketch } from '#domain/sketch/sketch.ts'
import { putSketch } from '#domain/sketch/sketches.flow.ts'
import { listSketches } from '#domain/sketch/sketches.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBodyTo } from './body-limit.ts'
import { limitChanges } from './changing.ts'
import { clientTime } from './client-time.ts'
import { outOfSight } from './current.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'

/** A plan that is as full as can be. */
export const largestSketch = 700_000

const params = z.object({ id: sentId('Job not found.') })

const getSketches = createRoute({
  operationId: 'listJobSketches',
  method: 'get',
  path: '/{id}/sketches',
  summary: 'List the sketches of a job',
  request: { params },
  responses: {
    200: json(JobSketches, 'In the order in which they were drawn; removed ones too.'),
    ...refusals(400, 401, 403, 404),
  },
})

const putJobSketch = createRoute({
  operationId: 'putJobSketch',
  method: 'put',
  path: '/{id}/sketches/{sketch_id}',
  summary: 'Store how a level is drawn, remove it or put it back',
  middleware: [limitBodyTo(largestSketch), sendReceiptAgain, limitChanges] as const,
  request: { params: params.extend({ sketch_id: sentId('Sketch not found.') }), body: body(SentSketch) },
  responses: {
    201: json(Sketch, 'Added.'),
    200: json(z.union([Sketch, AppliedBefore]), 'The sketch as it is now, or that this was applied before.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

export const jobSketchesApi = newApi()
  .openapi(getSketches, async (c) => {
    const viewer = narrowedTo(allowed(c, 'rooms.view'), allowed(c, 'intake.view'))
    return c.json(await listSketches(c.var.world, viewer, c.req.valid('param').id), 200)
  })
  .openapi(putJobSketch, (c) => {
    const { id: job_id, sketch_id } = c.req.valid('param')
    const { revision, at, ...sketch } = c.req.valid('json')
    const write = { kind: 'sketch', sketch_id, revision, sketch } as const
    return once(c, { lead_id: job_id, write }, async () => {
      const editor = narrowedTo(allowed(c, 'rooms.edit'), allowed(c, 'intake.view'))
      const drawn = { ...sketch, id: sketch_id, job_id, revision, at, sentAt: clientTime(c) }
      const done = await putSketch(c.var.world, editor, drawn)
      if (!done) return c.json(outOfSight, 200)
      return done.isNew ? c.json(done.sketch, 201) : c.json(done.sketch, 200)
    })
  })

export type JobSketchesApi = typeof jobSketchesApi
