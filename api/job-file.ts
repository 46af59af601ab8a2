import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { changeAccessCode, showAccessCode } from '#domain/jobs/access-code.server.ts'
import { requireReason } from '#domain/file-audit/require-reason.ts'
import { categorizeJob } from '#domain/jobs/category.server.ts'
import { DownloadedCodes, downloadCodes } from '#domain/jobs/codes-of-today.server.ts'
import { JobDetail, JobHistory, JobMerge, NewCategory } from '#domain/jobs/job.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { mergeJob, unmergeJob } from '#domain/jobs/merge.server.ts'
import { listJobHistory } from '#domain/jobs/records.server.ts'
import { HistoryQuery } from '#domain/records/record.ts'
import { tooManyAdditions, tooManyShowings } from '#domain/leads/suspicion/too-many.ts'
import { orCurrent } from './current.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed, allowedOrNot } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { changing, limitChanges } from './changing.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'

const params = z.object({ id: sentId('Job not found.') })

const getHistory = createRoute({
  operationId: 'listJobHistory',
  method: 'get',
  path: '/{id}/history',
  summary: 'List what happened to a job, newest first',
  request: { params, query: HistoryQuery },
  responses: {
    200: json(JobHistory, 'A page, and where the next one begins.'),
    ...refusals(400, 401, 403, 404),
  },
})

const changed = {
  200: json(z.union([JobDetail, AppliedBefore]), 'The job as it is now, or that this was applied before.'),
  ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
}

const postCategory = createRoute({
  operationId: 'categorizeJob',
  method: 'post',
  path: '/{id}/categories',
  summary: 'Set the water category of a job, with the reason',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params, body: body(NewCategory) },
  responses: changed,
})

const postMerge = createRoute({
  operationId: 'mergeJob',
  method: 'post',
  path: '/{id}/merge',
  summary:
    'Merge a job into another one, which is named by its number; without the permission to merge, the call that you just saved',
  middleware: changing,
  request: { params, body: body(JobMerge) },
  responses: changed,
})

const postUnmerge = createRoute({
  operationId: 'unmergeJob',
  method: 'post',
  path: '/{id}/unmerge',
  summary: 'Take the merge of a job back, for a day',
  middleware: limitChanges,
  request: { params },
  responses: { 200: json(JobDetail, 'The job as it is now.'), ...refusals(400, 401, 403, 404, 409, 429) },
})

const AccessCode = z.object({ code: line(60) })
/** A field that was left empty removes nothing: that is asked for by null. */
const NewAccessCode = z.object({ code: line(60).min(1, 'Enter the code.').nullable() })
const SavedCode = z.object({ has_access_code: z.boolean() })

const putAccessCode = createRoute({
  operationId: 'changeAccessCode',
  method: 'put',
  path: '/{id}/access-code',
  summary: 'Save the door or alarm code of a job; null removes it',
  middleware: changing,
  request: { params, body: body(NewAccessCode) },
  responses: {
    200: json(z.union([SavedCode, AppliedBefore]), 'Saved, encrypted, or that this was applied before.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const getCodes = createRoute({
  operationId: 'downloadAccessCodes',
  method: 'get',
  path: '/access-codes',
  summary: 'Download the codes of the jobs that you go to today, which is recorded',
  responses: { 200: json(DownloadedCodes, 'The codes of the day.'), ...refusals(401, 403) },
})

const postShowing = createRoute({
  operationId: 'showAccessCode',
  method: 'post',
  path: '/{id}/access-code/showings',
  summary: 'Show the door or alarm code of a job, which is recorded',
  request: { params },
  responses: { 200: json(AccessCode, 'The code.'), ...refusals(400, 401, 403, 404, 409, 429) },
})

/** What is in the file of a job beside its facts and stages: its history, category, merges and access code. */
export const jobFileApi = newApi()
  .openapi(getHistory, async (c) => {
    const wanted = { job_id: c.req.valid('param').id, ...c.req.valid('query') }
    return c.json(await listJobHistory(c.var.world, allowed(c, 'intake.view'), wanted), 200)
  })
  .openapi(postCategory, (c) => {
    const { id: job_id } = c.req.valid('param')
    const { id, category, reason } = c.req.valid('json')
    return once(c, { lead_id: job_id, write: { kind: 'job_category', category, reason } }, async () => {
      const editor = allowed(c, 'intake.edit')
      await c.var.limits.additions.use(editor.employee.id, tooManyAdditions)
      requireReason('reason', reason)
      await categorizeJob(c.var.world, editor, { id, job_id, category, reason })
      return c.json(await getJob(c.var.world, allowed(c, 'intake.view'), job_id), 200)
    })
  })
  .openapi(postMerge, (c) =>
    once(c, { lead_id: c.req.valid('param').id, write: null }, async () => {
      const { id } = c.req.valid('param')
      const merger = allowedOrNot(c, 'intake.merge') ?? allowed(c, 'intake.edit')
      const read = () => getJob(c.var.world, allowed(c, 'intake.view'), id)
      await orCurrent(mergeJob(c.var.world, merger, { id, ...c.req.valid('json') }), read)
      return c.json(await read(), 200)
    }),
  )
  .openapi(postUnmerge, async (c) => {
    const { id } = c.req.valid('param')
    await unmergeJob(c.var.world, allowedOrNot(c, 'intake.merge') ?? allowed(c, 'intake.edit'), id)
    return c.json(await getJob(c.var.world, allowed(c, 'intake.view'), id), 200)
  })
  .openapi(putAccessCode, (c) => {
    const { id: job_id } = c.req.valid('param')
    const { code } = c.req.valid('json')
    return once(c, { lead_id: job_id, write: { kind: 'access_code', code } }, async () => {
      await changeAccessCode(c.var.world, allowed(c, 'intake.edit'), { job_id, code })
      return c.json({ has_access_code: code !== null }, 200)
    })
  })
  .openapi(getCodes, async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json(await downloadCodes(c.var.world, allowed(c, 'intake.viewAccessCodes')), 200)
  })
  .openapi(postShowing, async (c) => {
    c.header('Cache-Control', 'no-store')
    const viewer = allowed(c, 'intake.viewAccessCodes')
    await c.var.limits.additions.use(viewer.employee.id, tooManyShowings)
    return c.json(await showAccessCode(c.var.world, viewer, c.req.valid('param').id), 200)
  })

export type JobFileApi = typeof jobFileApi
