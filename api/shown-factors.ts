import { createRoute } from '@hono/zod-openapi'
import { durationWords } from '#platform/text/duration-words.ts'
import { SignedIn } from '#domain/employees/employee.ts'
import { Confirmation, FactorWays, PasskeyQuestion, ShownFactor } from '#domain/factors/factor.ts'
import { getWays } from '#domain/factors/factors.server.ts'
import { askForPasskey, challengeLife } from '#domain/factors/passkeys.server.ts'
import { confirmSession, proveSession } from '#domain/factors/prove.flow.ts'
import { tooManyAttempts } from '#domain/sessions/attempts.ts'
import { confirmedFor } from '#domain/sessions/session-times.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { currentSession } from './authentication.ts'
import { limitBody } from './body-limit.ts'

const getFactor = createRoute({
  operationId: 'listFactorWays',
  method: 'get',
  path: '/factor',
  summary: 'List the second factors you can sign in with',
  responses: { 200: json(FactorWays, 'The ways.'), ...refusals(401, 403) },
})

const postChallenge = createRoute({
  operationId: 'beginPasskeyProof',
  method: 'post',
  path: '/factor/challenge',
  summary: `Get the options for using a passkey, valid once within ${durationWords(challengeLife)}`,
  responses: { 200: json(PasskeyQuestion, 'For the browser.'), ...refusals(401, 403, 409) },
})

const postFactor = createRoute({
  operationId: 'proveFactor',
  method: 'post',
  path: '/factor',
  summary: 'Complete the second step of signing in',
  middleware: limitBody,
  request: { body: body(ShownFactor) },
  responses: {
    200: json(SignedIn, 'The signed-in person as they are now.'),
    ...refusals(400, 401, 403, 413, 415, 422, 429),
  },
})

const postConfirm = createRoute({
  operationId: 'confirmIdentity',
  method: 'post',
  path: '/confirm',
  summary: `Confirm your identity, which allows sensitive actions for ${durationWords(confirmedFor)}`,
  middleware: limitBody,
  request: { body: body(Confirmation) },
  responses: { 204: { description: 'Confirmed.' }, ...refusals(400, 401, 403, 413, 415, 422, 429) },
})

export const shownFactorsApi = newApi()
  .openapi(getFactor, async (c) => c.json(await getWays(c.var.world, currentSession(c).employee.id), 200))
  .openapi(postChallenge, async (c) => c.json(await askForPasskey(c.var.world, currentSession(c)), 200))
  .openapi(postFactor, async (c) => {
    const session = currentSession(c)
    const guess = `prove|${session.employee.id}`
    await c.var.limits.factor.use(guess, tooManyAttempts)
    const proven = await proveSession(c.var.world, session, c.req.valid('json'))
    await c.var.limits.factor.forgive(guess)
    return c.json(proven, 200)
  })
  .openapi(postConfirm, async (c) => {
    const session = currentSession(c)
    const guess = `confirm|${session.employee.id}`
    await c.var.limits.factor.use(guess, tooManyAttempts)
    await confirmSession(c.var.world, session, c.req.valid('json'))
    await c.var.limits.factor.forgive(guess)
    return c.body(null, 204)
  })

export type ShownFactorsApi = typeof shownFactorsApi
