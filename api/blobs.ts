import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { openUploadPool } from '#platform/requests/upload-pool.ts'
import { Refusal } from '#platform/refusal.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { longestUpload, maxPhotoBytes } from '#domain/photos/photo-limits.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { tooManyStaffPhotos } from '#domain/leads/suspicion/too-many.ts'
import { ReceivedPhoto, photoTooLarge } from '#domain/photos/photo.ts'
import { putPhoto } from '#domain/photos/put-photo.server.ts'
import { json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { pictureBody, requirePictureType } from './picture-body.ts'
import { withSentDraft } from './sent-file.ts'

const putBlob = createRoute({
  operationId: 'uploadBlob',
  method: 'put',
  path: '/{sha256}',
  summary: 'Upload a photo under the SHA-256 of its bytes, before adding it to a request',
  request: { params: z.object({ sha256: Sha256 }), body: pictureBody },
  responses: {
    201: json(ReceivedPhoto, 'Received.'),
    200: json(ReceivedPhoto, 'Received from you already: the same answer again.'),
    ...refusals(400, 401, 403, 413, 415, 422, 429),
  },
})

/**
 * The uploads of this process: on a disk of 5 GB and more they take it from where photos are refused halfway to where all writes
 * are. A device sends one photo at a time, so six of a person are far more than honest work makes.
 */
const underWay = openUploadPool({ bytes: 256 * 2 ** 20, perSender: 6 })

/** What staff upload. They count each for themselves, wherever they are: a crew in one office shares its address. */
export const blobsApi = newApi().openapi(putBlob, async (c) => {
  const { world, limits } = c.var
  const { sha256 } = c.req.valid('param')
  const sender = `employee ${allowed(c, 'leads.work').employee.id}`
  await limits.staffPhotos.use(sender, tooManyStaffPhotos)
  requirePictureType(c)
  const noRoom = world.room.photoRefusal()
  if (noRoom) throw noRoom
  const leave = underWay.reserve(sender, sizeOf(c.req.header('content-length')))
  try {
    const bounds = { most: maxPhotoBytes, tooLarge: photoTooLarge, whyEnd: whyEndFrom(world) }
    const { isNew, ...receipt } = await withSentDraft(c, bounds, (draft) =>
      putPhoto(world, allowed(c, 'leads.work'), { sha256, draft }),
    )
    return isNew ? c.json(receipt, 201) : c.json(receipt, 200)
  } finally {
    leave()
  }
})

/** An upload that does not say how long it is may be as long as any. */
function sizeOf(length: string | undefined) {
  return Math.min(Number(length ?? maxPhotoBytes), maxPhotoBytes)
}

/** Devices give up an upload after `longestUpload`; what comes after that is for no one. */
function whyEndFrom({ room, now }: Pick<World, 'room' | 'now'>) {
  const latest = now().getTime() + longestUpload + minute
  return () => room.photoRefusal() ?? (now().getTime() > latest ? tookTooLong() : null)
}

function tookTooLong() {
  return new Refusal(
    503,
    'upload-too-slow',
    'The upload took too long. Try again where the connection is better.',
    {
      retryAfter: 60,
    },
  )
}
