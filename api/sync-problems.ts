import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import {
  OwnProblem,
  ProblemDecision,
  ProblemReport,
  SyncProblemPage,
  SyncProblemQuery,
} from '#domain/sync/problem.ts'
import { listProblems } from '#domain/sync/problem-views.server.ts'
import { settleProblem } from '#domain/sync/decide.flow.ts'
import { listOwnProblems } from '#domain/sync/own-problems.server.ts'
import { reportWork } from '#domain/sync/report.flow.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed, currentSession } from './authentication.ts'
import { limitBody, limitBodyTo } from './body-limit.ts'
import { largestSketch } from './sketches.ts'

const params = z.object({ id: sentId('Sync problem not found.') })

const getProblems = createRoute({
  operationId: 'listSyncProblems',
  method: 'get',
  path: '/',
  summary: 'List work from the field that the server refused, oldest first',
  request: { query: SyncProblemQuery },
  responses: {
    200: json(SyncProblemPage, 'A page, and where the next one begins.'),
    ...refusals(400, 401, 403),
  },
})

const getOwn = createRoute({
  operationId: 'listOwnSyncProblems',
  method: 'get',
  path: '/mine',
  summary: 'List what the office decided about your refused work',
  responses: { 200: json(z.array(OwnProblem), 'The latest first.'), ...refusals(401, 403) },
})

const putProblem = createRoute({
  operationId: 'reportSyncProblem',
  method: 'put',
  path: '/{id}',
  summary: 'Report work that the server refused, under the ID it has on the device',
  middleware: limitBodyTo(largestSketch),
  request: { params, body: body(ProblemReport) },
  responses: { 200: json(OwnProblem, 'Received.'), ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429) },
})

const postDecision = createRoute({
  operationId: 'decideSyncProblem',
  method: 'post',
  path: '/{id}/decision',
  summary: 'Take over, send back or discard refused work',
  middleware: limitBody,
  request: { params, body: body(ProblemDecision) },
  responses: { 204: { description: 'Settled.' }, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

export const syncProblemsApi = newApi()
  .openapi(getProblems, async (c) =>
    c.json(await listProblems(c.var.world, allowed(c, 'leads.assign'), c.req.valid('query')), 200),
  )
  .openapi(getOwn, async (c) => c.json(await listOwnProblems(c.var.world, currentSession(c).employee), 200))
  .openapi(putProblem, async (c) => {
    const report = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await reportWork(c.var.world, currentSession(c).employee, report), 200)
  })
  .openapi(postDecision, async (c) => {
    const decision = { ...c.req.valid('param'), ...c.req.valid('json') }
    await settleProblem(c.var.world, allowed(c, 'leads.assign'), decision)
    return c.body(null, 204)
  })

export type SyncProblemsApi = typeof syncProblemsApi
