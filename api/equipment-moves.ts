import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { getJobEquipment } from '#domain/equipment/moves/job-equipment.flow.ts'
import { JobEquipment } from '#domain/equipment/moves/job-equipment.ts'
import { EquipmentMove, NewMove, type MoveFields } from '#domain/equipment/moves/move.ts'
import { moveUnit } from '#domain/equipment/moves/moves.flow.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { changing } from './changing.ts'
import { clientTime } from './client-time.ts'
import { outOfSight } from './current.ts'
import type { ApiEnv } from './env.ts'
import { AppliedBefore, once } from './once.ts'

const getAll = createRoute({
  operationId: 'listJobEquipment',
  method: 'get',
  path: '/{id}/equipment',
  summary: 'List the equipment at a job, with its days, and what stood there',
  request: { params: z.object({ id: sentId('Job not found.') }) },
  responses: {
    200: json(JobEquipment, 'What is there now first, then what was pulled.'),
    ...refusals(400, 401, 403, 404),
  },
})

const putMove = createRoute({
  operationId: 'moveEquipment',
  method: 'put',
  path: '/{id}',
  summary: 'Place a unit at a job, move it to another room, pull it, or undo that',
  middleware: changing,
  request: { params: z.object({ id: sentId() }), body: body(NewMove) },
  responses: {
    201: json(EquipmentMove, 'Received.'),
    200: json(z.union([EquipmentMove, AppliedBefore]), 'Received before with the same content.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

/** Equipment is placed and pulled at jobs that the person sees. */
function moverOf(c: Context<ApiEnv>, { move }: MoveFields) {
  const viewer = allowed(c, 'intake.view')
  if (move === 'pulled') return narrowedTo(allowed(c, 'equipment.pull'), viewer)
  return narrowedTo(allowed(c, 'equipment.place'), viewer)
}

export const jobEquipmentApi = newApi().openapi(getAll, async (c) => {
  const viewer = narrowedTo(allowed(c, 'equipment.view'), allowed(c, 'intake.view'))
  return c.json(await getJobEquipment(c.var.world, viewer, c.req.valid('param').id), 200)
})

export const equipmentMovesApi = newApi().openapi(putMove, (c) => {
  const { id } = c.req.valid('param')
  const { job_id, at, ...move } = c.req.valid('json')
  const write = { kind: 'equipment_move', number: '', ...move } as const
  return once(c, { lead_id: job_id, write }, async () => {
    const sent = { ...move, id, job_id, at, sentAt: clientTime(c) }
    const done = await moveUnit(c.var.world, moverOf(c, move), sent)
    if (!done?.move) return c.json(outOfSight, 200)
    return done.isNew ? c.json(done.move, 201) : c.json(done.move, 200)
  })
})

export type JobEquipmentApi = typeof jobEquipmentApi
