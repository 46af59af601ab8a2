import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { maxPhotoBytes } from '#domain/leads/lead-choices.ts'
import { Sha256 } from '#domain/leads/lead.ts'
import { tooManyStaffPhotos } from '#domain/leads/too-many.ts'
import { PhotoReceipt, photoTooLarge } from '#domain/photos/photo.ts'
import { putPhoto } from '#domain/photos/put-photo.server.ts'
import { json, newApi, refusals } from './answers.ts'
import { currentSession } from './authentication.ts'
import { pictureBody, requirePictureType } from './picture-body.ts'
import { withSentDraft } from './sent-file.ts'

const putBlob = createRoute({
  operationId: 'uploadBlob',
  method: 'put',
  path: '/{sha256}',
  summary: 'Upload a photo under the SHA-256 of its bytes, before adding it to a request',
  request: { params: z.object({ sha256: Sha256 }), body: pictureBody },
  responses: {
    201: json(PhotoReceipt, 'Received.'),
    200: json(PhotoReceipt, 'Received from you already: the same answer again.'),
    ...refusals(400, 401, 403, 413, 415, 422, 429),
  },
})

/** What staff upload. They count each for themselves, wherever they are: a crew in one office shares its address. */
export const blobsApi = newApi().openapi(putBlob, async (c) => {
  const { world, limits } = c.var
  const { sha256 } = c.req.valid('param')
  await limits.photos.use(`employee ${currentSession(c).employee.id}`, tooManyStaffPhotos)
  requirePictureType(c)
  const noRoom = world.room.photoRefusal()
  if (noRoom) throw noRoom
  const bounds = { most: maxPhotoBytes, tooLarge: photoTooLarge }
  const { isNew, ...receipt } = await withSentDraft(c, bounds, (draft) =>
    putPhoto(world, currentSession(c).employee, { sha256, draft }),
  )
  return isNew ? c.json(receipt, 201) : c.json(receipt, 200)
})
