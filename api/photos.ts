import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { Refusal } from '#platform/refusal.ts'
import { isSignedPath } from '#platform/files/signed-url.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { PhotoSize } from '#domain/photos/photo.ts'
import { findPhotoFile } from '#domain/photos/photos.server.ts'
import { newApi, refusals } from './answers.ts'
import { binary } from './picture-body.ts'
import { photoPut, receiveSentPhoto } from './sent-photo.ts'
import { answerFile } from './stored-file.ts'

const putPhoto = createRoute({
  operationId: 'uploadPhoto',
  method: 'put',
  path: '/{sha256}',
  summary: 'Upload a photo under the SHA-256 of its bytes, before submitting the request',
  ...photoPut,
})

const getPhoto = createRoute({
  operationId: 'getPhoto',
  method: 'get',
  path: '/{sha256}/{size}',
  summary: 'Get a photo through a signed URL',
  request: {
    params: z.object({ sha256: Sha256, size: PhotoSize }),
    query: z.object({ until: z.string().default(''), sig: z.string().default('') }),
  },
  responses: {
    200: {
      description: 'The re-encoded picture.',
      content: { 'image/jpeg': { schema: binary }, 'image/webp': { schema: binary } },
    },
    206: { description: 'The requested range.' },
    416: { description: 'The requested range is outside of the file.' },
    ...refusals(400, 404),
  },
})

export const photosApi = newApi()
  .openapi(putPhoto, async (c) => {
    const { isNew, ...receipt } = await receiveSentPhoto(c, c.req.valid('param').sha256)
    return isNew ? c.json(receipt, 201) : c.json(receipt, 200)
  })
  .openapi(getPhoto, async (c) => {
    const { world } = c.var
    const { sha256, size } = c.req.valid('param')
    const path = `/api/photos/${sha256}/${size}`
    const found = isSignedPath(world.secret, { path, ...c.req.valid('query') }, world.now())
      ? await findPhotoFile(world, sha256, size)
      : null
    if (!found) throw new Refusal(404, 'photo-not-found', 'Photo not found, or its link has expired.')
    return answerFile(c, found.file, { ...asData, 'Content-Type': found.type })
  })

/** A picture made by us cannot run anything; should it ever, it may load nothing and act for no one. */
const asData = {
  'Cache-Control': 'no-store',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}
