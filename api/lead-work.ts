import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { Desk } from '#domain/leads/desk/desk.ts'
import { readDesk } from '#domain/leads/desk/desk.server.ts'
import { Reassigned } from '#domain/leads/desk/reassigned.ts'
import { getReassigned } from '#domain/leads/desk/reassigned.server.ts'
import { LeadPhoto } from '#domain/leads/lead.ts'
import { LeadUndo } from '#domain/leads/lead-move.ts'
import { LeadRow } from '#domain/leads/lead-row.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { getLead, getLeadRow } from '#domain/leads/lead-views.server.ts'
import { takeMoveBack } from '#domain/leads/dispatch.flow.ts'
import { tooManyAdditions, tooManySteps } from '#domain/leads/suspicion/too-many.ts'
import { reasonToLeave, requireReason } from '#domain/file-audit/require-reason.ts'
import { NewVisitStep, StepUndo, VisitStep } from '#domain/leads/visit-steps/visit-step.ts'
import { addStaffPhoto } from '#domain/leads/staff-photos.server.ts'
import { reportStep, takeStepBack } from '#domain/visits/report-step.flow.ts'
import { leftOf, orCurrent } from './current.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { limitChanges } from './changing.ts'
import { clientTime, photoAddedAt } from './client-time.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'

const params = z.object({ id: sentId('Request not found.') })

const getDesk = createRoute({
  operationId: 'getDesk',
  method: 'get',
  path: '/desk',
  summary: 'List your assigned requests in the order to handle them',
  responses: { 200: json(Desk, 'Open requests assigned to who asks.'), ...refusals(401, 403) },
})

const getReassignedLead = createRoute({
  operationId: 'getReassignedLead',
  method: 'get',
  path: '/{id}/reassigned',
  summary: 'Get to whom a request of yours was reassigned, by whom and when',
  request: { params },
  responses: {
    200: json(Reassigned, 'Names and the time, nothing of the customer.'),
    ...refusals(400, 401, 403, 404),
  },
})

const postUndo = createRoute({
  operationId: 'undoLeadMove',
  method: 'post',
  path: '/{id}/undo',
  summary: 'Undo the last status change of a request',
  middleware: [limitBody, limitChanges] as const,
  request: { params, body: body(LeadUndo) },
  responses: {
    200: json(LeadRow, 'The request as it was before, in a new revision.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const putPhoto = createRoute({
  operationId: 'addLeadPhoto',
  method: 'put',
  path: '/{id}/photos/{sha256}',
  summary: 'Add an uploaded photo to a request',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params: params.extend({ sha256: Sha256 }) },
  responses: {
    201: json(z.array(LeadPhoto), 'Added: all photos of the request.'),
    200: json(
      z.union([z.array(LeadPhoto), AppliedBefore]),
      'There already, or applied before with this key.',
    ),
    ...refusals(400, 401, 403, 404, 409, 413, 422, 429),
  },
})

const postStep = createRoute({
  operationId: 'takeVisitStep',
  method: 'post',
  path: '/{id}/steps',
  summary: 'Report a step of the visit: on the way, arrived, departed, needs the office',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params, body: body(NewVisitStep) },
  responses: {
    201: json(VisitStep, 'The step.'),
    200: json(AppliedBefore, 'Applied before with this key.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const postStepUndo = createRoute({
  operationId: 'undoVisitStep',
  method: 'post',
  path: '/{id}/steps/{step_id}/undo',
  summary: 'Take back a step of the visit that was reported by mistake',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: {
    params: params.extend({ step_id: StepUndo.shape.id }),
    body: body(StepUndo.omit({ id: true })),
  },
  responses: {
    200: json(z.union([z.array(VisitStep), AppliedBefore]), 'The steps that remain, or applied before.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

/** The work of someone who has a request assigned. */
export const leadWorkApi = newApi()
  .openapi(getDesk, async (c) => c.json(await readDesk(c.var.world, allowed(c, 'leads.view')), 200))
  .openapi(getReassignedLead, async (c) =>
    c.json(await getReassigned(c.var.world, allowed(c, 'leads.view'), c.req.valid('param').id), 200),
  )
  .openapi(postUndo, async (c) => {
    const { id } = c.req.valid('param')
    const viewer = allowed(c, 'leads.view')
    const undone = takeMoveBack(c.var.world, allowed(c, 'leads.work'), { id, ...c.req.valid('json') })
    await orCurrent(undone, () => getLead(c.var.world, viewer, id))
    return c.json(await getLeadRow(c.var.world, viewer, id), 200)
  })
  .openapi(putPhoto, (c) => {
    const { id, sha256 } = c.req.valid('param')
    return once(c, { lead_id: id, write: { kind: 'photo', name: '', sha256 } }, async () => {
      const viewer = allowed(c, 'leads.view')
      const worker = allowed(c, 'leads.work')
      await c.var.limits.additions.use(worker.employee.id, tooManyAdditions)
      const times = { at: photoAddedAt(c), sentAt: clientTime(c) }
      const { isNew } = await addStaffPhoto(c.var.world, worker, { lead_id: id, sha256, ...times })
      const seen = await leftOf(() => getLead(c.var.world, viewer, id))
      if (!('photos' in seen)) return c.json(seen, 200)
      return isNew ? c.json(seen.photos, 201) : c.json(seen.photos, 200)
    })
  })
  .openapi(postStep, (c) => {
    const { id: lead_id } = c.req.valid('param')
    const { kind, visit_id, reason, detail } = c.req.valid('json')
    return once(c, { lead_id, write: { kind: 'step', step: kind, visit_id, reason, detail } }, async () => {
      const worker = allowed(c, 'leads.work')
      await c.var.limits.steps.use(worker.employee.id, tooManySteps)
      if (reason === 'left_gaps') requireReason('detail', reasonToLeave(detail ?? ''))
      const step = { ...c.req.valid('json'), lead_id, sentAt: clientTime(c) }
      return c.json(await reportStep(c.var.world, worker, step), 201)
    })
  })
  .openapi(postStepUndo, (c) => {
    const { id: lead_id, step_id: id } = c.req.valid('param')
    const { kind, step_at } = c.req.valid('json')
    return once(c, { lead_id, write: { kind: 'undo_step', undo: { id, kind, step_at } } }, async () => {
      const worker = allowed(c, 'leads.work')
      await c.var.limits.steps.use(worker.employee.id, tooManySteps)
      const undo = { ...c.req.valid('json'), id, lead_id, sentAt: clientTime(c) }
      return c.json(await takeStepBack(c.var.world, worker, undo), 200)
    })
  })

export type LeadWorkApi = typeof leadWorkApi
