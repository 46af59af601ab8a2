import { createRoute } from '@hono/zod-openapi'
import { rateWindow } from '#platform/requests/rate-window.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import { CalendarFeed, NewCalendarFeed } from '#domain/visits/calendar-feed.ts'
import { makeFeed, readFeed, revokeFeed } from '#domain/visits/calendar.server.ts'
import { json, newApi, refusals } from './answers.ts'
import { currentSession } from './authentication.ts'

const getFeed = createRoute({
  operationId: 'getCalendarFeed',
  method: 'get',
  path: '/',
  summary: 'Find out whether there is an address at which your calendar reads your visits',
  responses: { 200: json(CalendarFeed, 'Since when, but not where.'), ...refusals(401, 403) },
})

const postFeed = createRoute({
  operationId: 'makeCalendarFeed',
  method: 'post',
  path: '/',
  summary: 'Make a secret address at which your calendar reads your visits; an earlier one is revoked',
  responses: { 201: json(NewCalendarFeed, 'The address, told this once.'), ...refusals(401, 403, 429) },
})

const deleteFeed = createRoute({
  operationId: 'revokeCalendarFeed',
  method: 'delete',
  path: '/',
  summary: 'Revoke the secret address of your calendar',
  responses: { 204: { description: 'Done.' }, ...refusals(401, 403) },
})

const tooManyMade = `You made many calendar addresses in the last ${durationWords(rateWindow)}. Wait a few minutes, then try again.`

export const ownCalendarApi = newApi()
  .openapi(getFeed, async (c) => c.json(await readFeed(c.var.world, currentSession(c)), 200))
  .openapi(postFeed, async (c) => {
    const session = currentSession(c)
    await c.var.limits.calendars.use(session.employee.id, tooManyMade)
    return c.json(await makeFeed(c.var.world, session), 201)
  })
  .openapi(deleteFeed, async (c) => {
    await revokeFeed(c.var.world, currentSession(c))
    return c.body(null, 204)
  })

export type OwnCalendarApi = typeof ownCalendarApi
