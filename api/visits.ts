import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { Day } from '#domain/company/day.ts'
import { changeVisit } from '#domain/visits/change-visit.flow.ts'
import { countDays } from '#domain/visits/day-counts.server.ts'
import { readDayNow } from '#domain/visits/day.flow.ts'
import { listJobsToPlan } from '#domain/visits/jobs-to-plan.server.ts'
import { getVisit, listUnscheduled } from '#domain/visits/visit-views.server.ts'
import { DayCount, JobToPlan, JobVisit, VisitChange, VisitDay } from '#domain/visits/visit.ts'
import { findJobOfVisit } from '#domain/visits/visits.server.ts'
import { orCurrent } from './current.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed, allowedOrNot } from './authentication.ts'
import { changing } from './changing.ts'
import { AppliedBefore, once } from './once.ts'

const getDay = createRoute({
  operationId: 'getVisitDay',
  method: 'get',
  path: '/',
  summary: 'Get the visits of a day, who is busy, and which visits clash',
  request: { query: z.object({ on: Day }) },
  responses: {
    200: json(VisitDay, 'Of jobs that you may not see, only whom they keep busy, and when.'),
    ...refusals(400, 401, 403),
  },
})

const getDays = createRoute({
  operationId: 'countVisitsOfDays',
  method: 'get',
  path: '/days',
  summary: 'Count the visits and clashes of each of seven days',
  request: { query: z.object({ from: Day }) },
  responses: {
    200: json(z.array(DayCount), 'From the first day on, as each day itself shows them.'),
    ...refusals(400, 401, 403),
  },
})

const getUnscheduled = createRoute({
  operationId: 'listUnscheduledVisits',
  method: 'get',
  path: '/unscheduled',
  summary: 'List the visits that have no time yet',
  responses: { 200: json(z.array(JobVisit), 'The most urgent first.'), ...refusals(401, 403) },
})

const getToPlan = createRoute({
  operationId: 'listJobsToPlan',
  method: 'get',
  path: '/to-plan',
  summary: 'List the jobs that are worked on and have no visit ahead',
  responses: { 200: json(z.array(JobToPlan), 'The most urgent first.'), ...refusals(401, 403) },
})

const putVisit = createRoute({
  operationId: 'changeVisit',
  method: 'put',
  path: '/{id}',
  summary: 'Move a visit, change its people, what it is for or its note, or cancel it',
  middleware: changing,
  request: { params: z.object({ id: sentId('Visit not found.') }), body: body(VisitChange) },
  responses: {
    200: json(z.union([JobVisit, AppliedBefore]), 'The visit as it is now, or that this was applied before.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

export const visitsApi = newApi()
  .openapi(getDay, async (c) => {
    const { on } = c.req.valid('query')
    const planner = allowedOrNot(c, 'intake.schedule')
    return c.json(await readDayNow(c.var.world, allowed(c, 'intake.view'), { on, planner }), 200)
  })
  .openapi(getDays, async (c) =>
    c.json(await countDays(c.var.world, allowed(c, 'intake.view'), c.req.valid('query').from), 200),
  )
  .openapi(getUnscheduled, async (c) =>
    c.json(await listUnscheduled(c.var.world, allowed(c, 'intake.view')), 200),
  )
  .openapi(getToPlan, async (c) => c.json(await listJobsToPlan(c.var.world, allowed(c, 'intake.view')), 200))
  .openapi(putVisit, async (c) => {
    const { id } = c.req.valid('param')
    const planner = allowed(c, 'intake.schedule')
    const jobId = await findJobOfVisit(c.var.world, id)
    return once(c, { lead_id: jobId ?? id, write: null }, async () => {
      const read = () => getVisit(c.var.world, planner, id)
      await orCurrent(changeVisit(c.var.world, planner, { id, ...c.req.valid('json') }), read)
      // Whoever takes themselves off it is shown what they did, once.
      return c.json(await getVisit(c.var.world, { ...planner, scope: 'all' }, id), 200)
    })
  })

export type VisitsApi = typeof visitsApi
