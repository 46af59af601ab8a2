import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { sendAgain, sendToSign } from '#domain/signing-requests/send.flow.ts'
import { revokeRequest, takeBackRequest } from '#domain/signing-requests/settle.flow.ts'
import {
  NewSigningLink,
  NewSigningRequests,
  SigningLink,
  TakenBack,
} from '#domain/signing-requests/signing-request.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody, limitBodyTo } from './body-limit.ts'
import { limitChanges } from './changing.ts'
import { clientTime } from './client-time.ts'
import { answers, limitForms, mostOfForms } from './filled-forms.ts'

const params = z.object({ id: sentId('There is no such paper to sign.') })

const [sentPaper] = [NewSigningRequests.shape.papers.element]
const Sent = NewSigningRequests.safeExtend({
  papers: z
    .array(sentPaper.extend({ submission: NewSubmission.extend({ answers }) }))
    .min(1)
    .max(8),
})

const post = createRoute({
  operationId: 'sendToSign',
  method: 'post',
  path: '/',
  summary: 'Send filled forms of a job to whoever signs them, by one link',
  middleware: [limitBodyTo(mostOfForms), limitForms] as const,
  request: { body: body(Sent) },
  responses: {
    201: json(SigningLink, 'The link. Its address is told for a code alone.'),
    200: json(SigningLink, 'Made before: the same link.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
})

const postLink = createRoute({
  operationId: 'sendToSignAgain',
  method: 'post',
  path: '/{id}/links',
  summary: 'Make a new link to forms that wait for a signature; the one before ends',
  middleware: [limitBody, limitChanges] as const,
  request: { params, body: body(NewSigningLink) },
  responses: {
    201: json(SigningLink, 'The link. Its address is told for a code alone.'),
    200: json(SigningLink, 'Made before: the same link.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
})

const postRevoke = createRoute({
  operationId: 'revokeSigningRequest',
  method: 'post',
  path: '/{id}/revoke',
  summary: 'End the link to a form that waits for a signature',
  middleware: [limitChanges] as const,
  request: { params },
  responses: {
    204: { description: 'Nobody signs it by link any more.' },
    ...refusals(400, 401, 403, 404, 409, 429, 503),
  },
})

const postTakeBack = createRoute({
  operationId: 'takeBackSigningRequest',
  method: 'post',
  path: '/{id}/take-back',
  summary: 'Take a form back that was sent to be signed, to fill it in further',
  middleware: [limitChanges] as const,
  request: { params },
  responses: {
    200: json(
      TakenBack.extend({ submission: TakenBack.shape.submission.extend({ answers }) }),
      'What was to be signed. Its link has ended.',
    ),
    ...refusals(400, 401, 403, 404, 409, 429, 503),
  },
})

export const signingRequestsApi = newApi()
  .openapi(post, async (c) => {
    const sender = narrowedTo(allowed(c, 'forms.submit'), allowed(c, 'intake.view'))
    const { link, isNew } = await sendToSign(c.var.world, sender, {
      ...c.req.valid('json'),
      sentAt: clientTime(c),
    })
    return isNew ? c.json(link, 201) : c.json(link, 200)
  })
  .openapi(postLink, async (c) => {
    const sender = narrowedTo(allowed(c, 'forms.submit'), allowed(c, 'intake.view'))
    const again = { id: c.req.valid('param').id, ...c.req.valid('json') }
    const { link, isNew } = await sendAgain(c.var.world, sender, again)
    return isNew ? c.json(link, 201) : c.json(link, 200)
  })
  .openapi(postRevoke, async (c) => {
    const viewer = narrowedTo(allowed(c, 'submissions.view'), allowed(c, 'intake.view'))
    await revokeRequest(c.var.world, viewer, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(postTakeBack, async (c) => {
    const filler = narrowedTo(allowed(c, 'forms.submit'), allowed(c, 'intake.view'))
    return c.json(await takeBackRequest(c.var.world, filler, c.req.valid('param').id), 200)
  })

export type SigningRequestsApi = typeof signingRequestsApi
