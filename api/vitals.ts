import { createRoute } from '@hono/zod-openapi'
import { Vitals } from '#domain/vitals/vitals.ts'
import { body, newApi, refusals } from './answers.ts'
import { limitBodyTo } from './body-limit.ts'

const mostBytes = 1_000

const tooMany = 'That is more than one browser measures. Nothing is wrong on your side.'

const postVitals = createRoute({
  operationId: 'addVitals',
  method: 'post',
  path: '/',
  summary: 'Report page performance of a visit, counted in /metrics only',
  middleware: limitBodyTo(mostBytes),
  request: { body: body(Vitals) },
  responses: { 204: { description: 'Counted.' }, ...refusals(400, 413, 415, 422, 429) },
})

export const vitalsApi = newApi().openapi(postVitals, async (c) => {
  const { limits, vitals, address } = c.var
  await limits.vitals.use(address, tooMany)
  vitals.add(c.req.valid('json'))
  return c.body(null, 204)
})
