import { createRoute } from '@hono/zod-openapi'
import { tooManyAttempts } from '#domain/sessions/attempts.ts'
import { Drawing, PinEntry, SignatureChange } from '#domain/signatures/signature.ts'
import { removeSignature, signWith } from '#domain/signatures/signatures.server.ts'
import { setOwnSignature } from '#domain/signatures/set.flow.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { currentSession } from './authentication.ts'
import { limitBody } from './body-limit.ts'

const done = { 204: { description: 'Done.' } }

const putSignature = createRoute({
  operationId: 'setSignature',
  method: 'put',
  path: '/',
  summary: 'Save your signature and PIN, or the PIN alone',
  middleware: limitBody,
  request: { body: body(SignatureChange) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 413, 415, 422, 429) },
})

const postOpen = createRoute({
  operationId: 'openSignature',
  method: 'post',
  path: '/open',
  summary: 'Get your signature with its PIN',
  middleware: limitBody,
  request: { body: body(PinEntry) },
  responses: { 200: json(Drawing, 'As it was drawn.'), ...refusals(400, 401, 403, 404, 413, 415, 422, 429) },
})

const deleteSignature = createRoute({
  operationId: 'removeSignature',
  method: 'delete',
  path: '/',
  summary: 'Remove your signature and PIN',
  responses: { ...done, ...refusals(401, 403) },
})

export const signatureApi = newApi()
  .openapi(putSignature, async (c) => {
    const { world, limits } = c.var
    const session = currentSession(c)
    const key = `password|${session.employee.id}`
    await limits.signInByName.use(key, tooManyAttempts)
    await setOwnSignature(world, session, c.req.valid('json'))
    await limits.signInByName.forgive(key)
    return c.body(null, 204)
  })
  .openapi(postOpen, async (c) =>
    c.json(await signWith(c.var.world, currentSession(c), c.req.valid('json').pin), 200),
  )
  .openapi(deleteSignature, async (c) => {
    await removeSignature(c.var.world, currentSession(c))
    return c.body(null, 204)
  })

export type SignatureApi = typeof signatureApi
