import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import { SignedIn } from '#domain/employees/employee.ts'
import {
  AppConfirmation,
  Factors,
  NewApp,
  NewPasskey,
  PasskeyOffer,
  RecoveryCodes,
} from '#domain/factors/factor.ts'
import { challengeLife } from '#domain/factors/passkeys.server.ts'
import { getFactors } from '#domain/factors/factors.server.ts'
import {
  offerApp,
  offerKey,
  renewCodes,
  setUpApp,
  setUpPasskey,
  takeAppAway,
  takePasskeyAway,
} from '#domain/factors/set-up.flow.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { currentSession } from './authentication.ts'
import { limitBody } from './body-limit.ts'

/** What a set-up comes to: the session is proven by it. Recovery codes come with the first factor alone. */
const SetUp = RecoveryCodes.extend({ user: SignedIn })

const getAll = createRoute({
  operationId: 'listFactors',
  method: 'get',
  path: '/',
  summary: 'List your second factors',
  responses: { 200: json(Factors, 'The factors.'), ...refusals(401, 403) },
})

const postApp = createRoute({
  operationId: 'beginAuthenticatorApp',
  method: 'post',
  path: '/app',
  summary: 'Start setting up an authenticator app',
  responses: { 201: json(NewApp, 'Shown only once.'), ...refusals(401, 403) },
})

const putApp = createRoute({
  operationId: 'confirmAuthenticatorApp',
  method: 'put',
  path: '/app',
  summary: 'Finish the setup with the app’s first code; an earlier app is replaced',
  middleware: limitBody,
  request: { body: body(AppConfirmation) },
  responses: { 200: json(SetUp, 'Set up.'), ...refusals(400, 401, 403, 409, 413, 415, 422) },
})

const deleteApp = createRoute({
  operationId: 'removeAuthenticatorApp',
  method: 'delete',
  path: '/app',
  summary: 'Remove the authenticator app',
  responses: { 204: { description: 'Deleted.' }, ...refusals(401, 403, 404, 409) },
})

const postOffer = createRoute({
  operationId: 'beginPasskey',
  method: 'post',
  path: '/passkeys/challenge',
  summary: `Get the options for creating a passkey, valid once within ${durationWords(challengeLife)}`,
  responses: { 200: json(PasskeyOffer, 'For the browser.'), ...refusals(401, 403) },
})

const postPasskey = createRoute({
  operationId: 'addPasskey',
  method: 'post',
  path: '/passkeys',
  summary: 'Save a new passkey',
  middleware: limitBody,
  request: { body: body(NewPasskey) },
  responses: { 201: json(SetUp, 'Set up.'), ...refusals(400, 401, 403, 409, 413, 415, 422) },
})

const deletePasskey = createRoute({
  operationId: 'removePasskey',
  method: 'delete',
  path: '/passkeys/{id}',
  summary: 'Remove a passkey',
  request: { params: z.object({ id: sentId('Passkey not found.') }) },
  responses: { 204: { description: 'Deleted.' }, ...refusals(400, 401, 403, 404, 409) },
})

const postRecoveryCodes = createRoute({
  operationId: 'renewRecoveryCodes',
  method: 'post',
  path: '/recovery-codes',
  summary: 'Create new recovery codes; earlier ones stop working',
  responses: { 201: json(RecoveryCodes, 'Shown only once.'), ...refusals(401, 403, 409) },
})

export const factorsApi = newApi()
  .openapi(getAll, async (c) => c.json(await getFactors(c.var.world, currentSession(c).employee.id), 200))
  .openapi(postApp, async (c) => c.json(await offerApp(c.var.world, currentSession(c)), 201))
  .openapi(putApp, async (c) =>
    c.json(await setUpApp(c.var.world, currentSession(c), c.req.valid('json').code), 200),
  )
  .openapi(deleteApp, async (c) => {
    await takeAppAway(c.var.world, currentSession(c))
    return c.body(null, 204)
  })
  .openapi(postOffer, async (c) => c.json(await offerKey(c.var.world, currentSession(c)), 200))
  .openapi(postPasskey, async (c) =>
    c.json(await setUpPasskey(c.var.world, currentSession(c), c.req.valid('json')), 201),
  )
  .openapi(deletePasskey, async (c) => {
    await takePasskeyAway(c.var.world, currentSession(c), c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(postRecoveryCodes, async (c) =>
    c.json({ recovery_codes: await renewCodes(c.var.world, currentSession(c)) }, 201),
  )

export type FactorsApi = typeof factorsApi
