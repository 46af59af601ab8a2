import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { tooManyAdditions } from '#domain/leads/suspicion/too-many.ts'
import {
  JobPhoto,
  JobPhotoChange,
  JobPhotoPage,
  JobPhotoQuery,
  NewJobPhoto,
} from '#domain/photos/job-photo.ts'
import { addJobPhoto, changeJobPhoto } from '#domain/photos/job-photos.flow.ts'
import { listJobPhotos } from '#domain/photos/job-photos.server.ts'
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
const ofPhoto = params.extend({ photo_id: sentId('Photo not found.') })

const getPhotos = createRoute({
  operationId: 'listJobPhotos',
  method: 'get',
  path: '/{id}/photos',
  summary: 'List the photos of a job, the last taken first',
  request: { params, query: JobPhotoQuery },
  responses: {
    200: json(JobPhotoPage, 'A page, where the next one begins, and how many there are by phase and room.'),
    ...refusals(400, 401, 403, 404),
  },
})

const putPhoto = createRoute({
  operationId: 'addJobPhoto',
  method: 'put',
  path: '/{id}/photos/{photo_id}',
  summary: 'Add an uploaded photo to a job, with when in the work and in which room it was taken',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params: params.extend({ photo_id: MadeId }), body: body(NewJobPhoto) },
  responses: {
    201: json(JobPhoto, 'Added.'),
    200: json(
      z.union([JobPhoto, AppliedBefore]),
      'The same photo was added before, or who sent it may not see it.',
    ),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const patchPhoto = createRoute({
  operationId: 'changeJobPhoto',
  method: 'patch',
  path: '/{id}/photos/{photo_id}',
  summary: 'Change the phase, the room or the caption of a photo, or who may see it',
  middleware: changing,
  request: { params: ofPhoto, body: body(JobPhotoChange) },
  responses: {
    200: json(z.union([JobPhoto, AppliedBefore]), 'The photo as it is now, or that this was applied before.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

/** Photos are added and described by whoever sees their job. */
function photoAdder(c: Context<ApiEnv>) {
  return narrowedTo(allowed(c, 'photos.add'), allowed(c, 'intake.view'))
}

export const jobPhotosApi = newApi()
  .openapi(getPhotos, async (c) => {
    const viewer = narrowedTo(allowed(c, 'photos.view'), allowed(c, 'intake.view'))
    const query = { ...c.req.valid('query'), job_id: c.req.valid('param').id }
    return c.json(await listJobPhotos(c.var.world, viewer, query), 200)
  })
  .openapi(putPhoto, (c) => {
    const { id: job_id, photo_id: id } = c.req.valid('param')
    const { sha256, at, ...of_job } = c.req.valid('json')
    return once(c, { lead_id: job_id, write: { kind: 'photo', name: '', sha256, of_job } }, async () => {
      const adder = photoAdder(c)
      await c.var.limits.additions.use(adder.employee.id, tooManyAdditions)
      const sent = { ...of_job, sha256, id, job_id, at, sentAt: clientTime(c) }
      const done = await addJobPhoto(c.var.world, adder, sent)
      if (!done?.photo) return c.json(outOfSight, 200)
      return done.isNew ? c.json(done.photo, 201) : c.json(done.photo, 200)
    })
  })
  .openapi(patchPhoto, (c) => {
    const { id: job_id, photo_id: id } = c.req.valid('param')
    return once(c, { lead_id: job_id, write: null }, async () => {
      const changed = await changeJobPhoto(c.var.world, photoAdder(c), { ...c.req.valid('json'), id, job_id })
      return c.json(changed ?? outOfSight, 200)
    })
  })

export type JobPhotosApi = typeof jobPhotosApi
