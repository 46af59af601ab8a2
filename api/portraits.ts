import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { Refusal } from '#platform/refusal.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { isSignedPath } from '#platform/files/signed-url.ts'
import { pathOfPortrait } from '#domain/portraits/portrait.ts'
import { findPortrait } from '#domain/portraits/portraits.server.ts'
import { newApi, refusals } from './answers.ts'

const binary = z.string().openapi({ format: 'binary' })

const getPortrait = createRoute({
  operationId: 'getPortrait',
  method: 'get',
  path: '/{id}',
  summary: 'Get a portrait through a signed URL',
  request: {
    params: z.object({ id: sentId('Picture not found.') }),
    query: z.object({ until: z.string().default(''), sig: z.string().default('') }),
  },
  responses: {
    200: { description: 'The re-encoded picture.', content: { 'image/jpeg': { schema: binary } } },
    ...refusals(400, 404),
  },
})

export const portraitsApi = newApi().openapi(getPortrait, async (c) => {
  const { world } = c.var
  const { id } = c.req.valid('param')
  const isGood = isSignedPath(
    world.secret,
    { path: pathOfPortrait(id), ...c.req.valid('query') },
    world.now(),
  )
  const bytes = isGood ? await findPortrait(world, id) : null
  if (!bytes) throw new Refusal(404, 'portrait-not-found', 'Picture not found, or its link has expired.')
  return c.body(new Uint8Array(bytes), 200, {
    'Cache-Control': 'private, max-age=600',
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Type': 'image/jpeg',
    'X-Content-Type-Options': 'nosniff',
  })
})
