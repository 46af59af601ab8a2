import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { getPaper } from '#domain/submissions/paper/papers.flow.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import { countWaiting, getSubmission, listSubmissions } from '#domain/submissions/list-submissions.server.ts'
import { CopyMark } from '#domain/submissions/copies-given.ts'
import { markCopy } from '#domain/submissions/copies-given.server.ts'
import { noteOfferedAgain } from '#domain/submissions/offered-again.server.ts'
import { decide, undoDecision, type DecisionKind } from '#domain/submissions/review.server.ts'
import { SubmissionPage, SubmissionQuery } from '#domain/submissions/submission-query.ts'
import {
  Decision,
  NewSubmission,
  Submission,
  SubmissionReceipt,
  SubmissionRow,
  SubmissionsWaiting,
} from '#domain/submissions/submission.ts'
import { receiveSubmission } from '#domain/submissions/submissions.flow.ts'
import { findSignedPaper } from '#domain/submissions/paper/papers.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody, limitBodyTo } from './body-limit.ts'
import { limitChanges } from './changing.ts'
import { clientTime } from './client-time.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'
import { answers, limitForms, mostOfForms } from './filled-forms.ts'
import { asDownload } from './stored-file.ts'

const binary = z.string().openapi({ format: 'binary' })

const putSubmission = createRoute({
  operationId: 'putSubmission',
  method: 'put',
  path: '/{id}',
  summary: 'Submit a filled form, its photos having been sent',
  middleware: [limitBodyTo(mostOfForms), sendReceiptAgain, limitForms] as const,
  request: {
    params: z.object({ id: sentId('Submission not found.') }),
    body: body(NewSubmission.extend({ answers })),
  },
  responses: {
    201: json(SubmissionReceipt, 'Received and stored.'),
    200: json(z.union([SubmissionReceipt, AppliedBefore]), 'Received before: the same receipt.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const params = z.object({ id: sentId('Submission not found.') })

const getSubmissions = createRoute({
  operationId: 'listSubmissions',
  method: 'get',
  path: '/',
  summary: 'List filled forms',
  request: { query: SubmissionQuery },
  responses: {
    200: json(SubmissionPage, 'The last received first.'),
    ...refusals(400, 401, 403),
  },
})

const getOne = createRoute({
  operationId: 'getSubmission',
  method: 'get',
  path: '/{id}',
  summary: 'Read a filled form',
  request: { params },
  responses: {
    200: json(Submission.extend({ answers, frame: answers }), 'With its answers, as they were submitted.'),
    ...refusals(400, 401, 403, 404),
  },
})

const getPaperOf = createRoute({
  operationId: 'getSubmissionDocument',
  method: 'get',
  path: '/{id}/document.pdf',
  summary: 'Get a filled form as a PDF',
  request: { params },
  responses: {
    200: {
      description: 'Made once: the same bytes from then on.',
      content: { 'application/pdf': { schema: binary } },
    },
    ...refusals(400, 401, 403, 404, 503),
  },
})

const getSignedPaper = createRoute({
  operationId: 'showSubmissionDocument',
  method: 'get',
  path: '/{id}/paper',
  summary: 'Show the stored PDF of a filled form in a frame, through a signed URL',
  request: {
    params,
    query: z.object({ until: z.string().default(''), sig: z.string().default('') }),
  },
  responses: {
    200: { description: 'The stored bytes.', content: { 'application/pdf': { schema: binary } } },
    ...refusals(400, 404),
  },
})

/** A PDF of our own, which the portal alone may frame. A sandbox would keep the browser from drawing it. */
const framed = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'Content-Type': 'application/pdf',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

const decisionRights = {
  approve: 'forms.approve',
  'request-fix': 'forms.approve',
  amend: 'forms.amend',
  void: 'forms.void',
  undo: 'forms.approve',
} as const satisfies Record<DecisionKind | 'undo', Permission>

const postDecision = createRoute({
  operationId: 'decideSubmission',
  method: 'post',
  path: '/{id}/{decision}',
  summary: 'Approve a filled form, ask for a fix, open it for an amendment, void it, or undo that',
  middleware: [limitBody, limitChanges] as const,
  request: {
    params: params.extend({
      decision: z.enum(['approve', 'request-fix', 'amend', 'void', 'undo'], 'There is no such decision.'),
    }),
    body: body(Decision),
  },
  responses: {
    200: json(SubmissionRow, 'The filled form as it is now.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
})

const putOfferedAgain = createRoute({
  operationId: 'noteOfferedAgain',
  method: 'put',
  path: '/{id}/offered-again',
  summary: 'Note that a declined form is offered again',
  middleware: [limitChanges] as const,
  request: { params },
  responses: {
    204: { description: 'It was noted, or there is nothing to note of it.' },
    ...refusals(400, 401, 403, 404, 429, 503),
  },
})

const putCopyGiven = createRoute({
  operationId: 'markCopyGiven',
  method: 'put',
  path: '/{id}/copy-given',
  summary: 'Mark that whoever signed a form got their copy, or take that back',
  middleware: [limitBody, limitChanges] as const,
  request: { params, body: body(CopyMark) },
  responses: {
    204: { description: 'It is marked, or it was already.' },
    ...refusals(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
})

const getWaiting = createRoute({
  operationId: 'countSubmissionsWaiting',
  method: 'get',
  path: '/waiting',
  summary: 'Count the filled forms that wait for the office',
  responses: { 200: json(SubmissionsWaiting, 'Of those within sight.'), ...refusals(401, 403) },
})

export const submissionsApi = newApi()
  .openapi(putSubmission, async (c) => {
    const sender = narrowedTo(allowed(c, 'forms.submit'), allowed(c, 'intake.view'))
    const { id } = c.req.valid('param')
    const submission = c.req.valid('json')
    return once(c, { lead_id: submission.job_id ?? id, write: null }, async () => {
      const sent = { id, submission, sentAt: clientTime(c) }
      const { receipt, isNew } = await receiveSubmission(c.var.world, sender, sent)
      return isNew ? c.json(receipt, 201) : c.json(receipt, 200)
    })
  })
  .openapi(getSubmissions, async (c) =>
    c.json(await listSubmissions(c.var.world, allowed(c, 'submissions.view'), c.req.valid('query')), 200),
  )
  .openapi(getWaiting, async (c) =>
    c.json(await countWaiting(c.var.world, allowed(c, 'submissions.view')), 200),
  )
  .openapi(getOne, async (c) =>
    c.json(await getSubmission(c.var.world, allowed(c, 'submissions.view'), c.req.valid('param').id), 200),
  )
  .openapi(getPaperOf, async (c) => {
    const { id } = c.req.valid('param')
    const { bytes, sha256 } = await getPaper(c.var.world, allowed(c, 'submissions.view'), id)
    return c.body(new Uint8Array(bytes), 200, {
      ...asDownload,
      'Content-Type': 'application/pdf',
      ETag: `"${sha256}"`,
      'Content-Disposition': `attachment; filename="${id}.pdf"`,
    })
  })
  .openapi(getSignedPaper, async (c) => {
    const { id } = c.req.valid('param')
    const paper = await findSignedPaper(c.var.world, { id, ...c.req.valid('query') })
    if (!paper) throw new Refusal(404, 'document-not-found', 'Document not found, or its link has expired.')
    return c.body(new Uint8Array(paper.bytes), 200, {
      ...framed,
      'Content-Disposition': `inline; filename="${id}.pdf"`,
    })
  })
  .openapi(putOfferedAgain, async (c) => {
    const filler = narrowedTo(allowed(c, 'forms.submit'), allowed(c, 'submissions.view'))
    await noteOfferedAgain(c.var.world, filler, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(putCopyGiven, async (c) => {
    const filler = narrowedTo(allowed(c, 'forms.submit'), allowed(c, 'submissions.view'))
    await markCopy(c.var.world, filler, { id: c.req.valid('param').id, ...c.req.valid('json') })
    return c.body(null, 204)
  })
  .openapi(postDecision, async (c) => {
    const { world } = c.var
    const { id, decision } = c.req.valid('param')
    const viewer = allowed(c, 'submissions.view')
    const decided = { id, ...c.req.valid('json') }
    const reviewer = narrowedTo(allowed(c, decisionRights[decision]), viewer)
    if (decision === 'undo') return c.json(await undoDecision(world, reviewer, decided), 200)
    // What is approved has its paper stored: nobody approves what can't be shown.
    if (decision === 'approve') await getPaper(world, viewer, id)
    return c.json(await decide(world, reviewer, { decision, ...decided }), 200)
  })

export type SubmissionsApi = typeof submissionsApi
