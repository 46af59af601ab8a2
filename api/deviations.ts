import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { tooManyAdditions } from '#domain/leads/suspicion/too-many.ts'
import { requireReason } from '#domain/file-audit/require-reason.ts'
import { Deviation, NewDeviation } from '#domain/readings/deviations/deviation.ts'
import { explainDeviation } from '#domain/readings/deviations/deviations.flow.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { clientTime } from './client-time.ts'
import { outOfSight } from './current.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'

const putDeviation = createRoute({
  operationId: 'explainDeviation',
  method: 'put',
  path: '/{id}',
  summary: 'Say why more or less equipment stands somewhere than is recommended',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params: z.object({ id: sentId() }), body: body(NewDeviation) },
  responses: {
    201: json(Deviation, 'Added. It never changes: when the numbers do, another one is added.'),
    200: json(z.union([Deviation, AppliedBefore]), 'Added before with the same content.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

export const deviationsApi = newApi().openapi(putDeviation, (c) => {
  const { id } = c.req.valid('param')
  const { job_id, at, ...fields } = c.req.valid('json')
  const write = { kind: 'deviation', deviation: fields, name: '' } as const
  return once(c, { lead_id: job_id, write }, async () => {
    const reader = narrowedTo(allowed(c, 'drying.addReading'), allowed(c, 'intake.view'))
    await c.var.limits.additions.use(reader.employee.id, tooManyAdditions)
    if (fields.reason === 'other') requireReason('note', fields.note)
    const sent = { id, job_id, fields, at, sentAt: clientTime(c) }
    const done = await explainDeviation(c.var.world, reader, sent)
    if (!done?.deviation) return c.json(outOfSight, 200)
    return done.isNew ? c.json(done.deviation, 201) : c.json(done.deviation, 200)
  })
})
