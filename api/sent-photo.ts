import type { Context } from 'hono'
import * as z from 'zod'
import { getCompany } from '#domain/company/company.server.ts'
import { tooManyPhotos } from '#domain/leads/suspicion/too-many.ts'
import { maxPhotoBytes } from '#domain/photos/photo-limits.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { photoTooLarge, ReceivedPhoto } from '#domain/photos/photo.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import { json, refusals } from './answers.ts'
import type { ApiEnv } from './env.ts'
import { pictureBody, requirePictureType } from './picture-body.ts'
import { readSentFile } from './sent-file.ts'

/** The part of the route that every endpoint receiving photos of visitors shares. */
export const photoPut = {
  request: { params: z.object({ sha256: Sha256 }), body: pictureBody },
  responses: {
    201: json(ReceivedPhoto, 'Received.'),
    200: json(ReceivedPhoto, 'Received already: the same answer again.'),
    ...refusals(400, 413, 415, 422, 429),
  },
}

/** Takes a photo that a visitor sends before the request that it belongs to. */
export async function receiveSentPhoto(c: Context<ApiEnv>, sha256: string) {
  const { world, limits, address: from } = c.var
  await limits.photos.use(from, async () => tooManyPhotos((await getCompany(world)).phone))
  requirePictureType(c)
  const bytes = await readSentFile(c, { most: maxPhotoBytes, tooLarge: photoTooLarge })
  return receivePhoto(world, { sha256, bytes, from })
}
