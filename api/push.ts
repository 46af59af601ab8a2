import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { rateWindow } from '#platform/requests/rate-window.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import { DeviceSubscription, PushKey } from '#domain/push/subscription.ts'
import { subscribe, unsubscribe } from '#domain/push/subscriptions.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { currentSession } from './authentication.ts'
import { limitBody } from './body-limit.ts'

const done = { 204: { description: 'Done.' } }

const getKey = createRoute({
  operationId: 'getPushKey',
  method: 'get',
  path: '/key',
  summary: 'Get the public key that browsers subscribe to notifications with',
  responses: { 200: json(PushKey, 'The key.'), ...refusals(401, 403) },
})

const putOne = createRoute({
  operationId: 'turnOnNotifications',
  method: 'put',
  path: '/{id}',
  summary: 'Turn on notifications on this device until you sign out on it',
  middleware: limitBody,
  request: { params: z.object({ id: MadeId }), body: body(DeviceSubscription) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 413, 415, 422, 429) },
})

const deleteOne = createRoute({
  operationId: 'turnOffNotifications',
  method: 'delete',
  path: '/{id}',
  summary: 'Turn off notifications on one of your devices',
  request: { params: z.object({ id: sentId('Notifications not found.') }) },
  responses: { ...done, ...refusals(400, 401, 403, 404) },
})

const tooManyTurnedOn = `You turned on notifications many times in the last ${durationWords(rateWindow)}. Wait a few minutes, then try again.`

export const pushApi = newApi()
  .openapi(getKey, (c) => c.json({ public_key: c.var.world.push.publicKey }, 200))
  .openapi(putOne, async (c) => {
    const { id } = c.req.valid('param')
    const session = currentSession(c)
    await c.var.limits.push.use(session.employee.id, tooManyTurnedOn)
    await subscribe(c.var.world, session, { id, ...c.req.valid('json') })
    return c.body(null, 204)
  })
  .openapi(deleteOne, async (c) => {
    await unsubscribe(c.var.world, currentSession(c), c.req.valid('param').id)
    return c.body(null, 204)
  })

export type PushApi = typeof pushApi
