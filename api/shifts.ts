import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { PersonName } from '#domain/employees/person-name.ts'
import { reachesAll } from '#domain/roles/allowed.ts'
import { NewShifts, OnCallContact, Shift, ShiftChange, ShiftQuery, ShiftSwap } from '#domain/shifts/shift.ts'
import { listOnCallContacts } from '#domain/shifts/on-call-contacts.flow.ts'
import { listAble, planShifts, readSchedule, readSomeShifts, replanShift } from '#domain/shifts/plan.flow.ts'
import { removeShift, swapShifts } from '#domain/shifts/shifts.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowedForAll, allowedOrNot } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { orCurrent } from './current.ts'
import type { ApiEnv } from './env.ts'

const params = z.object({ id: sentId('Shift not found.') })
const done = { 204: { description: 'Done.' } }

const getShifts = createRoute({
  operationId: 'listShifts',
  method: 'get',
  path: '/',
  summary: 'List on-call shifts in a period',
  request: { query: ShiftQuery },
  responses: { 200: json(z.array(Shift), 'In their order.'), ...refusals(400, 401, 403) },
})

const getPeople = createRoute({
  operationId: 'listOnCallPeople',
  method: 'get',
  path: '/people',
  summary: 'List people who can be on call',
  responses: { 200: json(z.array(PersonName), 'By name.'), ...refusals(401, 403) },
})

const getContacts = createRoute({
  operationId: 'listOnCallContacts',
  method: 'get',
  path: '/contacts',
  summary: 'List who is on call until tomorrow, with the numbers to call',
  responses: { 200: json(z.array(OnCallContact), 'In their order.'), ...refusals(401, 403) },
})

const postShifts = createRoute({
  operationId: 'addShifts',
  method: 'post',
  path: '/',
  summary: 'Add one or more on-call shifts: all or none',
  middleware: limitBody,
  request: { body: body(NewShifts) },
  responses: {
    204: { description: 'Added, or already there.' },
    ...refusals(400, 401, 403, 409, 413, 415, 422),
  },
})

const putShift = createRoute({
  operationId: 'changeShift',
  method: 'put',
  path: '/{id}',
  summary: 'Change an on-call shift',
  middleware: limitBody,
  request: { params, body: body(ShiftChange) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

const postSwap = createRoute({
  operationId: 'swapShifts',
  method: 'post',
  path: '/swap',
  summary: 'Swap two on-call shifts',
  middleware: limitBody,
  request: { body: body(ShiftSwap) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

const deleteShift = createRoute({
  operationId: 'removeShift',
  method: 'delete',
  path: '/{id}',
  summary: 'Remove an on-call shift',
  request: { params, query: z.object({ revision: z.coerce.number().int().min(1) }) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409) },
})

export const shiftsApi = newApi()
  .openapi(getShifts, async (c) =>
    c.json(await readSchedule(c.var.world, allowedForAll(c, 'leads.view'), c.req.valid('query')), 200),
  )
  .openapi(getPeople, async (c) => c.json(await listAble(c.var.world, allowedForAll(c, 'leads.assign')), 200))
  .openapi(getContacts, async (c) => {
    const mayCall = allowedOrNot(c, 'employees.view')
    const viewers = {
      viewer: allowedForAll(c, 'leads.view'),
      caller: mayCall && reachesAll(mayCall),
    }
    return c.json(await listOnCallContacts(c.var.world, viewers), 200)
  })
  .openapi(postShifts, async (c) => {
    await planShifts(c.var.world, allowedForAll(c, 'leads.assign'), c.req.valid('json').shifts)
    return c.body(null, 204)
  })
  .openapi(postSwap, async (c) => {
    const planner = allowedForAll(c, 'leads.assign')
    const swap = c.req.valid('json')
    await orCurrentOf(c, [swap.one.id, swap.other.id], swapShifts(c.var.world, planner, swap))
    return c.body(null, 204)
  })
  .openapi(putShift, async (c) => {
    const planner = allowedForAll(c, 'leads.assign')
    const shift = { id: c.req.valid('param').id, ...c.req.valid('json') }
    await orCurrentOf(c, [shift.id], replanShift(c.var.world, planner, shift))
    return c.body(null, 204)
  })
  .openapi(deleteShift, async (c) => {
    const planner = allowedForAll(c, 'leads.assign')
    const which = { id: c.req.valid('param').id, revision: c.req.valid('query').revision }
    await orCurrentOf(c, [which.id], removeShift(c.var.world, planner, which))
    return c.body(null, 204)
  })

export type ShiftsApi = typeof shiftsApi

/** A change that was refused as stale says what there is now: each shift that it was about. */
function orCurrentOf(c: Context<ApiEnv>, ids: readonly string[], change: Promise<void>) {
  return orCurrent(change, () => readSomeShifts(c.var.world, allowedForAll(c, 'leads.assign'), ids))
}
