import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { Refusal } from '#platform/refusal.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import type { World } from '#platform/world.ts'
import { listAllWhoMay } from '#domain/employees/people-who-may.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { PersonName } from '#domain/leads/lead.ts'
import { NewShifts, Shift, ShiftChange, ShiftQuery, ShiftSwap } from '#domain/shifts/shift.ts'
import { listShifts, readShifts } from '#domain/shifts/shift-views.server.ts'
import { addShifts, changeShift, removeShift, swapShifts } from '#domain/shifts/shifts.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowedForAll } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { orCurrent } from './current.ts'

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
  .openapi(getShifts, async (c) => {
    const viewer = allowedForAll(c, 'leads.view')
    const able = await listAble(c.var.world)
    return c.json(await listShifts(c.var.world, viewer, { ...c.req.valid('query'), able }), 200)
  })
  .openapi(getPeople, async (c) => {
    allowedForAll(c, 'leads.assign')
    const people = await listAllWhoMay(c.var.world, 'leads.assign')
    return c.json(
      people.map(({ id, name }) => ({ id, name })),
      200,
    )
  })
  .openapi(postShifts, async (c) => {
    const planner = allowedForAll(c, 'leads.assign')
    const { shifts } = c.req.valid('json')
    await requireAble(
      c.var.world,
      shifts.map(({ employee_id }) => employee_id),
    )
    await addShifts(c.var.world, planner, shifts)
    return c.body(null, 204)
  })
  .openapi(postSwap, async (c) => {
    const planner = allowedForAll(c, 'leads.assign')
    const swap = c.req.valid('json')
    const swapped = swapShifts(c.var.world, planner, swap)
    await orCurrentOf(c.var.world, planner, [swap.one.id, swap.other.id], swapped)
    return c.body(null, 204)
  })
  .openapi(putShift, async (c) => {
    const planner = allowedForAll(c, 'leads.assign')
    const shift = { id: c.req.valid('param').id, ...c.req.valid('json') }
    await requireAble(c.var.world, [shift.employee_id])
    await orCurrentOf(c.var.world, planner, [shift.id], changeShift(c.var.world, planner, shift))
    return c.body(null, 204)
  })
  .openapi(deleteShift, async (c) => {
    const which = { id: c.req.valid('param').id, revision: c.req.valid('query').revision }
    const planner = allowedForAll(c, 'leads.assign')
    await orCurrentOf(c.var.world, planner, [which.id], removeShift(c.var.world, planner, which))
    return c.body(null, 204)
  })

export type ShiftsApi = typeof shiftsApi

/** A change that was refused as stale says what there is now: each shift that it was about. */
function orCurrentOf<Done>(
  world: World,
  planner: Allowed<'leads.assign'>,
  ids: readonly string[],
  change: Promise<Done>,
) {
  return orCurrent(change, async () => readShifts(world, planner, { ids, able: await listAble(world) }))
}

async function listAble(world: World) {
  return new Set((await listAllWhoMay(world, 'leads.assign')).map(({ id }) => id))
}

/** People who lose the permission later are skipped by alerts and marked in the schedule. */
async function requireAble(world: World, ids: readonly string[]) {
  const able = await listAble(world)
  if (ids.every((id) => able.has(id))) return
  const sentence = 'This person doesn’t have permission to take requests, so they can’t be on call.'
  throw new Refusal(422, 'not-able-to-answer', sentence, { fields: { employee_id: [sentence] } })
}
