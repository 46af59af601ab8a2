import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { CallAnswer } from '#domain/leads/office-calls/office-call.ts'
import {
  answerOfficeCall,
  finishOfficeCall,
  takeOfficeCall,
} from '#domain/leads/office-calls/office-calls.flow.ts'
import { body, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'

const params = z.object({ id: sentId('Call not found.') })

const postTake = createRoute({
  operationId: 'takeOfficeCall',
  method: 'post',
  path: '/{id}/take',
  summary: 'Take a call for the office from the field, which ends its alert',
  middleware: limitBody,
  request: { params },
  responses: { 204: { description: 'Taken.' }, ...refusals(400, 401, 403, 404, 409, 413) },
})

const putAnswer = createRoute({
  operationId: 'answerOfficeCall',
  method: 'put',
  path: '/{id}/answer',
  summary: 'Answer a call for the office in a few words, which whoever called reads',
  middleware: limitBody,
  request: { params, body: body(CallAnswer) },
  responses: { 204: { description: 'Answered.' }, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

const postDone = createRoute({
  operationId: 'finishOfficeCall',
  method: 'post',
  path: '/{id}/done',
  summary: 'Mark a call for the office as done',
  middleware: limitBody,
  request: { params },
  responses: { 204: { description: 'Done.' }, ...refusals(400, 401, 403, 404, 413) },
})

export const officeCallsApi = newApi()
  .openapi(postTake, async (c) => {
    await takeOfficeCall(c.var.world, allowed(c, 'leads.assign'), c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(putAnswer, async (c) => {
    const answer = { ...c.req.valid('param'), ...c.req.valid('json') }
    await answerOfficeCall(c.var.world, allowed(c, 'leads.assign'), answer)
    return c.body(null, 204)
  })
  .openapi(postDone, async (c) => {
    await finishOfficeCall(c.var.world, allowed(c, 'leads.assign'), c.req.valid('param').id)
    return c.body(null, 204)
  })

export type OfficeCallsApi = typeof officeCallsApi
