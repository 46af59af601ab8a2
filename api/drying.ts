import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { tooManyAdditions } from '#domain/leads/suspicion/too-many.ts'
import { checkEvidence } from '#domain/evidence/check-evidence.flow.ts'
import { JobEvidence } from '#domain/evidence/job-evidence.ts'
import { JobDrying } from '#domain/readings/drying-file.ts'
import { MoisturePoint, NewPoint, PointChange } from '#domain/readings/points/point.ts'
import { addPoint, changePoint } from '#domain/readings/points/points.flow.ts'
import { findJobOfPoint } from '#domain/readings/points/points.server.ts'
import { getDrying } from '#domain/readings/readings.flow.ts'
import { AirStation, NewStation, StationChange } from '#domain/readings/stations/station.ts'
import { addStation, changeStation } from '#domain/readings/stations/stations.flow.ts'
import { findJobOfStation } from '#domain/readings/stations/stations.server.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { changing } from './changing.ts'
import { clientTime } from './client-time.ts'
import { outOfSight } from './current.ts'
import type { ApiEnv } from './env.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'

const params = z.object({ id: sentId('Job not found.') })
const refused = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429)

const getAll = createRoute({
  operationId: 'getJobDrying',
  method: 'get',
  path: '/{id}/drying',
  summary: 'Get everything that was measured at a job',
  request: { params },
  responses: {
    200: json(JobDrying, 'Oldest first; removed points and stations too. The newest 5,000 readings.'),
    ...refusals(400, 401, 403, 404),
  },
})

const getEvidence = createRoute({
  operationId: 'checkJobEvidence',
  method: 'get',
  path: '/{id}/evidence',
  summary: 'Check that what was recorded at a job is as it was recorded',
  request: { params },
  responses: {
    200: json(
      JobEvidence,
      'How many records fit, the first that does not, and which rows are not as they were recorded.',
    ),
    ...refusals(400, 401, 403, 404),
  },
})

const postPoint = createRoute({
  operationId: 'addPoint',
  method: 'post',
  path: '/{id}/points',
  summary: 'Add a moisture point to a job',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params, body: body(NewPoint) },
  responses: {
    201: json(MoisturePoint, 'Added. Where its number was taken, it has the next free one.'),
    200: json(z.union([MoisturePoint, AppliedBefore]), 'Added before with the same content.'),
    ...refused,
  },
})

const patchPoint = createRoute({
  operationId: 'changePoint',
  method: 'patch',
  path: '/{id}',
  summary: 'Change a moisture point, remove it or put it back',
  middleware: changing,
  request: { params: z.object({ id: sentId('Point not found.') }), body: body(PointChange) },
  responses: {
    200: json(z.union([MoisturePoint, AppliedBefore]), 'The point as it is now, or that this was applied.'),
    ...refused,
  },
})

const postStation = createRoute({
  operationId: 'addStation',
  method: 'post',
  path: '/{id}/stations',
  summary: 'Add a station at which the air of a job is measured',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params, body: body(NewStation) },
  responses: {
    201: json(AirStation, 'Added.'),
    200: json(z.union([AirStation, AppliedBefore]), 'Added before with the same content.'),
    ...refused,
  },
})

const patchStation = createRoute({
  operationId: 'changeStation',
  method: 'patch',
  path: '/{id}',
  summary: 'Change an air station, remove it or put it back',
  middleware: changing,
  request: { params: z.object({ id: sentId('Station not found.') }), body: body(StationChange) },
  responses: {
    200: json(z.union([AirStation, AppliedBefore]), 'The station as it is now, or that this was applied.'),
    ...refused,
  },
})

/** What is measured at a job is added by whoever sees it. */
function readerOf(c: Context<ApiEnv>) {
  return narrowedTo(allowed(c, 'drying.addReading'), allowed(c, 'intake.view'))
}

export const jobDryingApi = newApi()
  .openapi(getAll, async (c) => {
    const viewer = narrowedTo(allowed(c, 'drying.view'), allowed(c, 'intake.view'))
    return c.json(await getDrying(c.var.world, viewer, c.req.valid('param').id), 200)
  })
  .openapi(getEvidence, async (c) => {
    const viewer = narrowedTo(allowed(c, 'drying.view'), allowed(c, 'intake.view'))
    return c.json(await checkEvidence(c.var.world, viewer, c.req.valid('param').id), 200)
  })
  .openapi(postPoint, (c) => {
    const { id: job_id } = c.req.valid('param')
    const { id, at, ...point } = c.req.valid('json')
    return once(c, { lead_id: job_id, write: { kind: 'point', point } }, async () => {
      const reader = readerOf(c)
      await c.var.limits.additions.use(reader.employee.id, tooManyAdditions)
      const sent = { ...point, id, job_id, at, sentAt: clientTime(c) }
      const done = await addPoint(c.var.world, reader, sent)
      if (!done) return c.json(outOfSight, 200)
      return done.isNew ? c.json(done.point, 201) : c.json(done.point, 200)
    })
  })
  .openapi(postStation, (c) => {
    const { id: job_id } = c.req.valid('param')
    const { id, at, ...station } = c.req.valid('json')
    return once(c, { lead_id: job_id, write: { kind: 'station', station } }, async () => {
      const reader = readerOf(c)
      await c.var.limits.additions.use(reader.employee.id, tooManyAdditions)
      const sent = { ...station, id, job_id, at, sentAt: clientTime(c) }
      const done = await addStation(c.var.world, reader, sent)
      if (!done) return c.json(outOfSight, 200)
      return done.isNew ? c.json(done.station, 201) : c.json(done.station, 200)
    })
  })

export const pointsApi = newApi().openapi(patchPoint, async (c) => {
  const { id } = c.req.valid('param')
  const { revision, changes } = c.req.valid('json')
  const write = { kind: 'point_change', point_id: id, revision, changes, name: '' } as const
  const reader = readerOf(c)
  const jobId = await findJobOfPoint(c.var.world, id)
  return once(c, { lead_id: jobId ?? id, write }, async () => {
    const done = await changePoint(c.var.world, reader, { id, revision, changes })
    return c.json(done ?? outOfSight, 200)
  })
})

export const stationsApi = newApi().openapi(patchStation, async (c) => {
  const { id } = c.req.valid('param')
  const { revision, changes } = c.req.valid('json')
  const write = { kind: 'station_change', station_id: id, revision, changes, name: '' } as const
  const reader = readerOf(c)
  const jobId = await findJobOfStation(c.var.world, id)
  return once(c, { lead_id: jobId ?? id, write }, async () => {
    const done = await changeStation(c.var.world, reader, { id, revision, changes })
    return c.json(done ?? outOfSight, 200)
  })
})

export type JobDryingApi = typeof jobDryingApi
