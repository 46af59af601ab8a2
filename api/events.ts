import { createRoute } from '@hono/zod-openapi'
import { streamSSE } from 'hono/streaming'
import * as z from 'zod'
import { newApi, refusals } from './answers.ts'
import { tellEvents } from './live-stream.ts'

const getEvents = createRoute({
  operationId: 'streamEvents',
  method: 'get',
  path: '/',
  summary: 'Stream events live; last_id replays what was missed first',
  request: { query: z.object({ last_id: z.coerce.number().int().min(0).optional() }) },
  responses: {
    200: { description: 'Names and ids only.', content: { 'text/event-stream': { schema: z.string() } } },
    ...refusals(400, 401, 403),
  },
})

export const eventsApi = newApi().openapi(getEvents, (c) => {
  // A stream that no one reads would never end.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' })
  const { last_id } = c.req.valid('query')
  return streamSSE(c, (stream) => tellEvents(c, stream, last_id))
})

export type EventsApi = typeof eventsApi
