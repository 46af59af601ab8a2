import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { tooManyAdditions } from '#domain/leads/suspicion/too-many.ts'
import { ReadVisit } from '#domain/readings/drying-file.ts'
import { AirReading, NewReading, PointReading } from '#domain/readings/reading.ts'
import { addReading, closeVisit } from '#domain/readings/readings.flow.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { findJobOfVisit } from '#domain/visits/visits.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { changing } from './changing.ts'
import { clientTime } from './client-time.ts'
import { outOfSight } from './current.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'

const Reading = z.union([PointReading, AirReading])

const putReading = createRoute({
  operationId: 'putReading',
  method: 'put',
  path: '/{id}',
  summary: 'Add a reading, or a correction of one',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params: z.object({ id: sentId('Reading not found.') }), body: body(NewReading) },
  responses: {
    201: json(Reading, 'Added. A reading never changes: what is wrong is corrected by another one.'),
    200: json(z.union([PointReading, AirReading, AppliedBefore]), 'Added before with the same content.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const postClosing = createRoute({
  operationId: 'closeVisit',
  method: 'post',
  path: '/{id}/close',
  summary: 'Close a visit, so that its readings stand',
  middleware: changing,
  request: {
    params: z.object({ id: sentId('Visit not found.') }),
    body: body(z.object({ at: z.iso.datetime().optional() })),
  },
  responses: {
    200: json(z.union([ReadVisit, AppliedBefore]), 'The visit, as it was closed first.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

export const readingsApi = newApi().openapi(putReading, (c) => {
  const { id } = c.req.valid('param')
  const { job_id, at, ...fields } = c.req.valid('json')
  const write = { kind: 'reading', reading: fields, name: '' } as const
  return once(c, { lead_id: job_id, write }, async () => {
    const reader = narrowedTo(allowed(c, 'drying.addReading'), allowed(c, 'intake.view'))
    await c.var.limits.additions.use(reader.employee.id, tooManyAdditions)
    const sent = { id, job_id, fields, at, sentAt: clientTime(c) }
    const done = await addReading(c.var.world, reader, sent)
    if (!done) return c.json(outOfSight, 200)
    return done.isNew ? c.json(done.reading, 201) : c.json(done.reading, 200)
  })
})

export const visitClosingApi = newApi().openapi(postClosing, async (c) => {
  const { id } = c.req.valid('param')
  const { at } = c.req.valid('json')
  const closer = narrowedTo(allowed(c, 'drying.closeVisit'), allowed(c, 'intake.view'))
  const jobId = await findJobOfVisit(c.var.world, id)
  const write = { kind: 'visit_close', visit_id: id } as const
  return once(c, { lead_id: jobId ?? id, write }, async () =>
    c.json((await closeVisit(c.var.world, closer, { id, at, sentAt: clientTime(c) })) ?? outOfSight, 200),
  )
})
