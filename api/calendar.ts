import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { readCalendar } from '#domain/visits/calendar.server.ts'
import { newApi, refusals } from './answers.ts'

const getCalendar = createRoute({
  operationId: 'readCalendar',
  method: 'get',
  path: '/{token}',
  summary: 'Read the visits of a person at their secret address, as a calendar subscribes to them',
  request: { params: z.object({ token: z.string().max(100) }) },
  responses: {
    200: {
      content: { 'text/calendar': { schema: z.string() } },
      description: 'iCalendar, with the number and the town of each job.',
    },
    ...refusals(400, 404, 410),
  },
})

/** The address is the secret: nobody is to store, find or pass it on. */
const secretive = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

export const calendarApi = newApi().openapi(getCalendar, async (c) => {
  for (const [name, value] of Object.entries(secretive)) c.header(name, value)
  const calendar = await readCalendar(c.var.world, c.req.valid('param').token)
  return c.body(calendar, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
})
