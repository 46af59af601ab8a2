import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { Board, JobChoices, JobTownPage } from '#domain/jobs/board/board.ts'
import { readBoard } from '#domain/jobs/board/board.server.ts'
import { readChoices } from '#domain/jobs/board/choices.server.ts'
import { changeJob } from '#domain/jobs/facts.server.ts'
import {
  JobChange,
  JobDetail,
  JobPage,
  JobReceipt,
  NewJob,
  SideChange,
  StageChange,
} from '#domain/jobs/job.ts'
import { BoardFilter, JobQuery, TownQuery } from '#domain/jobs/job-query.ts'
import { JobMatch, MatchQuery } from '#domain/jobs/matches.ts'
import { findMatches } from '#domain/jobs/matches.server.ts'
import { getJob, listJobs } from '#domain/jobs/job-views.server.ts'
import { makeJob } from '#domain/jobs/make-job.flow.ts'
import { changeStage } from '#domain/jobs/stages/stage.server.ts'
import { requireReason } from '#domain/file-audit/require-reason.ts'
import { putAside } from '#domain/visits/put-aside.flow.ts'
import { listTowns } from '#domain/jobs/board/towns.server.ts'
import { leftOf, orCurrent } from './current.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { changing } from './changing.ts'
import { clientTime } from './client-time.ts'
import { AppliedBefore, once } from './once.ts'

const params = z.object({ id: sentId('Job not found.') })
const changed = {
  200: json(z.union([JobDetail, AppliedBefore]), 'The job as it is now, or that this was applied before.'),
  ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
}

const postJob = createRoute({
  operationId: 'makeJob',
  method: 'post',
  path: '/',
  summary: 'Make a job from a request, or from a call',
  middleware: changing,
  request: { body: body(NewJob) },
  responses: {
    201: json(JobReceipt, 'Made.'),
    200: json(z.union([JobReceipt, AppliedBefore]), 'Made before with the same content.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const getJobs = createRoute({
  operationId: 'listJobs',
  method: 'get',
  path: '/',
  summary: 'List jobs, newest first',
  request: { query: JobQuery },
  responses: { 200: json(JobPage, 'A page, and where the next one begins.'), ...refusals(400, 401, 403) },
})

const getBoard = createRoute({
  operationId: 'getBoard',
  method: 'get',
  path: '/board',
  summary: 'Get the open jobs and requests by stage',
  request: { query: BoardFilter },
  responses: { 200: json(Board, 'The longest in each stage first.'), ...refusals(400, 401, 403) },
})

const getTowns = createRoute({
  operationId: 'listJobTowns',
  method: 'get',
  path: '/towns',
  summary: 'List the towns of open jobs, by name',
  request: { query: TownQuery },
  responses: {
    200: json(JobTownPage, 'A page, and the town after which the next one begins.'),
    ...refusals(400, 401, 403),
  },
})

const getMatches = createRoute({
  operationId: 'matchPhone',
  method: 'get',
  path: '/matches',
  summary: 'Find jobs and requests by the beginning of a phone number, or by the house',
  request: { query: MatchQuery },
  responses: {
    200: json(z.array(JobMatch), 'At most five, open ones first; none for fewer than four digits.'),
    ...refusals(400, 401, 403),
  },
})

const getChoices = createRoute({
  operationId: 'getJobChoices',
  method: 'get',
  path: '/choices',
  summary: 'Get what open jobs can be narrowed to',
  responses: { 200: json(JobChoices, 'People, towns and carriers.'), ...refusals(401, 403) },
})

const getOne = createRoute({
  operationId: 'getJob',
  method: 'get',
  path: '/{id}',
  summary: 'Get a job',
  request: { params },
  responses: { 200: json(JobDetail, 'What you may see of it.'), ...refusals(400, 401, 403, 404, 410) },
})

const patchJob = createRoute({
  operationId: 'changeJob',
  method: 'patch',
  path: '/{id}',
  summary: 'Change what is known of a job',
  middleware: changing,
  request: { params, body: body(JobChange) },
  responses: changed,
})

const putStage = createRoute({
  operationId: 'changeJobStage',
  method: 'put',
  path: '/{id}/stage',
  summary: 'Move a job to another stage',
  middleware: changing,
  request: { params, body: body(StageChange) },
  responses: changed,
})

const putSide = createRoute({
  operationId: 'changeJobSide',
  method: 'put',
  path: '/{id}/side',
  summary: 'Put a job on hold, mark it as lost or referred out, or resume it',
  middleware: changing,
  request: { params, body: body(SideChange) },
  responses: changed,
})

export const jobsApi = newApi()
  .openapi(postJob, (c) =>
    once(c, madeJob(c.req.valid('json')), async () => {
      const sent = { ...c.req.valid('json'), sentAt: clientTime(c) }
      const { isNew, ...receipt } = await makeJob(c.var.world, allowed(c, 'intake.view'), sent)
      return isNew ? c.json(receipt, 201) : c.json(receipt, 200)
    }),
  )
  .openapi(getJobs, async (c) =>
    c.json(await listJobs(c.var.world, allowed(c, 'intake.view'), c.req.valid('query')), 200),
  )
  .openapi(getBoard, async (c) =>
    c.json(await readBoard(c.var.world, allowed(c, 'intake.view'), c.req.valid('query')), 200),
  )
  .openapi(getTowns, async (c) =>
    c.json(await listTowns(c.var.world, allowed(c, 'intake.view'), c.req.valid('query')), 200),
  )
  .openapi(getChoices, async (c) => c.json(await readChoices(c.var.world, allowed(c, 'intake.view')), 200))
  .openapi(getMatches, async (c) =>
    c.json(await findMatches(c.var.world, allowed(c, 'intake.view'), c.req.valid('query')), 200),
  )
  .openapi(getOne, async (c) =>
    c.json(await getJob(c.var.world, allowed(c, 'intake.view'), c.req.valid('param').id), 200),
  )
  .openapi(patchJob, (c) => {
    const { id } = c.req.valid('param')
    return once(c, { lead_id: id, write: { kind: 'job_change', ...c.req.valid('json') } }, async () => {
      const read = () => getJob(c.var.world, allowed(c, 'intake.view'), id)
      await orCurrent(changeJob(c.var.world, allowed(c, 'intake.edit'), { id, ...c.req.valid('json') }), read)
      return c.json(await read(), 200)
    })
  })
  .openapi(putStage, (c) => {
    const { id } = c.req.valid('param')
    const { override } = c.req.valid('json')
    return once(c, { lead_id: id, write: { kind: 'job_stage', ...c.req.valid('json') } }, async () => {
      if (override !== undefined) requireReason('override', override)
      const viewer = allowed(c, 'intake.view')
      const read = () => getJob(c.var.world, viewer, id)
      await orCurrent(changeStage(c.var.world, viewer, { id, ...c.req.valid('json') }), read)
      return c.json(await read(), 200)
    })
  })
  .openapi(putSide, (c) => {
    const { id } = c.req.valid('param')
    const { side, reason } = c.req.valid('json')
    return once(c, { lead_id: id, write: { kind: 'job_side', ...c.req.valid('json') } }, async () => {
      if (side !== null && reason !== undefined) requireReason('reason', reason)
      const read = () => getJob(c.var.world, allowed(c, 'intake.view'), id)
      await orCurrent(putAside(c.var.world, allowed(c, 'intake.edit'), { id, ...c.req.valid('json') }), read)
      return c.json(await leftOf(read), 200)
    })
  })

/** Whoever makes a job of a call without saying when is no device that stores it. */
function madeJob({ id, facts, at }: NewJob) {
  return { lead_id: id, write: at === undefined ? null : ({ kind: 'job', facts, at } as const) }
}

export type JobsApi = typeof jobsApi
