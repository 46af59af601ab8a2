import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { tooManyAdditions } from '#domain/leads/suspicion/too-many.ts'
import { addItem } from '#domain/visits/items.flow.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { listJobVisits } from '#domain/visits/visit-views.server.ts'
import { NewItem, VisitItem } from '#domain/visits/item.ts'
import { JobVisit, JobVisits, NewVisit } from '#domain/visits/visit.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { changing } from './changing.ts'
import { clientTime } from './client-time.ts'
import { outOfSight } from './current.ts'
import { itemWorker } from './items.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'

const params = z.object({ id: sentId('Job not found.') })
const changeRefusals = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429)

const getVisits = createRoute({
  operationId: 'listJobVisits',
  method: 'get',
  path: '/{id}/visits',
  summary: 'List the visits of a job, and what is to be done there',
  request: { params },
  responses: {
    200: json(JobVisits, 'Canceled ones too; of more than anyone reads, those that are ahead or were made.'),
    ...refusals(400, 401, 403, 404),
  },
})

const postVisit = createRoute({
  operationId: 'planVisit',
  method: 'post',
  path: '/{id}/visits',
  summary: 'Plan a visit of a job, or put one among those to be scheduled',
  middleware: changing,
  request: { params, body: body(NewVisit) },
  responses: {
    201: json(JobVisit, 'Planned.'),
    200: json(z.union([JobVisit, AppliedBefore]), 'Planned before with the same content, as it is now.'),
    ...changeRefusals,
  },
})

const postItem = createRoute({
  operationId: 'addVisitItem',
  method: 'post',
  path: '/{id}/items',
  summary: 'Add something to be done at the next visit of a job',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params, body: body(NewItem) },
  responses: {
    201: json(VisitItem, 'Added.'),
    200: json(z.union([VisitItem, AppliedBefore]), 'Added before with the same content.'),
    ...changeRefusals,
  },
})

export const jobVisitsApi = newApi()
  .openapi(getVisits, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await listJobVisits(c.var.world, allowed(c, 'intake.view'), id), 200)
  })
  .openapi(postVisit, (c) =>
    once(c, { lead_id: c.req.valid('param').id, write: null }, async () => {
      const planned = { ...c.req.valid('json'), job_id: c.req.valid('param').id }
      const { visit, isNew } = await planVisit(c.var.world, allowed(c, 'intake.schedule'), planned)
      return isNew ? c.json(visit, 201) : c.json(visit, 200)
    }),
  )
  .openapi(postItem, (c) => {
    const { id: job_id } = c.req.valid('param')
    return once(c, { lead_id: job_id, write: { kind: 'item', text: c.req.valid('json').text } }, async () => {
      const worker = itemWorker(c)
      await c.var.limits.additions.use(worker.employee.id, tooManyAdditions)
      const added = { ...c.req.valid('json'), job_id, sentAt: clientTime(c) }
      const done = await addItem(c.var.world, worker, added)
      if (!done) return c.json(outOfSight, 200)
      return done.isNew ? c.json(done.item, 201) : c.json(done.item, 200)
    })
  })

export type JobVisitsApi = typeof jobVisitsApi
