import type { Context } from 'hono'
import * as z from 'zod'
import { isNoPicture, pictureTypes } from '#platform/images/picture-kind.ts'
import type { ApiEnv } from './env.ts'

export const binary = z.string().openapi({ format: 'binary' })

/** Documents a picture as the body that is asked for. */
export const pictureBody = {
  required: true,
  content: {
    'image/jpeg': { schema: binary },
    'image/png': { schema: binary },
    'image/webp': { schema: binary },
    'image/heic': { schema: binary },
    'image/heif': { schema: binary },
  },
}

/** Refuses what does not even say that it is a picture, before it is read. */
export function requirePictureType(c: Context<ApiEnv>) {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (!pictureTypes.some((picture) => picture === type)) throw isNoPicture()
}
