import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { tooManyAdditions } from '#domain/leads/suspicion/too-many.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { JobRooms, NewRoom, Room, RoomChange } from '#domain/rooms/room.ts'
import { addRoom, changeRoom } from '#domain/rooms/rooms.flow.ts'
import { findJobOfRoom, listRooms } from '#domain/rooms/rooms.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { changing } from './changing.ts'
import { clientTime } from './client-time.ts'
import { outOfSight } from './current.ts'
import type { ApiEnv } from './env.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'

const params = z.object({ id: sentId('Job not found.') })

const getRooms = createRoute({
  operationId: 'listJobRooms',
  method: 'get',
  path: '/{id}/rooms',
  summary: 'List the rooms of a job',
  request: { params },
  responses: {
    200: json(JobRooms, 'In the order in which they were typed; removed ones too.'),
    ...refusals(400, 401, 403, 404),
  },
})

const postRoom = createRoute({
  operationId: 'addRoom',
  method: 'post',
  path: '/{id}/rooms',
  summary: 'Add a room to a job',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params, body: body(NewRoom) },
  responses: {
    201: json(Room, 'Added.'),
    200: json(z.union([Room, AppliedBefore]), 'Added before with the same content.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const patchRoom = createRoute({
  operationId: 'changeRoom',
  method: 'patch',
  path: '/{id}',
  summary: 'Change a room, remove it or put it back',
  middleware: changing,
  request: { params: z.object({ id: sentId('Room not found.') }), body: body(RoomChange) },
  responses: {
    200: json(z.union([Room, AppliedBefore]), 'The room as it is now, or that this was applied before.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

/** A room is edited by whoever sees its job. */
function roomEditor(c: Context<ApiEnv>) {
  return narrowedTo(allowed(c, 'rooms.edit'), allowed(c, 'intake.view'))
}

export const jobRoomsApi = newApi()
  .openapi(getRooms, async (c) => {
    const viewer = narrowedTo(allowed(c, 'rooms.view'), allowed(c, 'intake.view'))
    return c.json(await listRooms(c.var.world, viewer, c.req.valid('param').id), 200)
  })
  .openapi(postRoom, (c) => {
    const { id: job_id } = c.req.valid('param')
    const { id, at, ...room } = c.req.valid('json')
    return once(c, { lead_id: job_id, write: { kind: 'room', room } }, async () => {
      const editor = roomEditor(c)
      await c.var.limits.additions.use(editor.employee.id, tooManyAdditions)
      const added = { ...room, id, job_id, at, sentAt: clientTime(c) }
      const done = await addRoom(c.var.world, editor, added)
      if (!done) return c.json(outOfSight, 200)
      return done.isNew ? c.json(done.room, 201) : c.json(done.room, 200)
    })
  })

export const roomsApi = newApi().openapi(patchRoom, async (c) => {
  const { id } = c.req.valid('param')
  const { revision, changes } = c.req.valid('json')
  const write = { kind: 'room_change', room_id: id, revision, changes, name: '' } as const
  const editor = roomEditor(c)
  const jobId = await findJobOfRoom(c.var.world, id)
  return once(c, { lead_id: jobId ?? id, write }, async () => {
    const changed = await changeRoom(c.var.world, editor, { id, revision, changes })
    return c.json(changed ?? outOfSight, 200)
  })
})

export type JobRoomsApi = typeof jobRoomsApi
