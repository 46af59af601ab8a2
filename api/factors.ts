import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { SignedIn } from '#domain/employees/employee.ts'
import { beginApp, confirmApp } from '#domain/factors/app.server.ts'
import {
  AppConfirmation,
  Factors,
  NewApp,
  NewPasskey,
  PasskeyOffer,
  RecoveryCodes,
} from '#domain/factors/factor.ts'
import { getFactors, removeApp, removePasskey, renewRecoveryCodes } from '#domain/factors/factors.server.ts'
import { keepPasskey, offerPasskey, readPasskey } from '#domain/factors/passkeys.server.ts'
import { holdSession } from '#domain/sessions/sessions.server.ts'
import { forgetProofs, markProven } from '#domain/sessions/step-up.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { currentSession } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import type { ApiEnv } from './env.ts'

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
  summary: 'Get the options for creating a passkey, valid once within five minutes',
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
  .openapi(postApp, async (c) => {
    const { world } = c.var
    return c.json(await beginApp(world, currentSession(c), await issuerOf(world)), 201)
  })
  .openapi(putApp, async (c) => {
    const session = currentSession(c)
    const { code } = c.req.valid('json')
    const done = await whileOpen(c, async (world) => ({
      recovery_codes: await confirmApp(world, session, code),
      user: await markProven(world, session),
    }))
    return c.json(done, 200)
  })
  .openapi(deleteApp, async (c) => {
    const { id } = currentSession(c).employee
    await whileOpen(c, async (world) => {
      if (!(await removeApp(world, id))) await forgetProofs(world, id)
    })
    return c.body(null, 204)
  })
  .openapi(postOffer, async (c) => {
    const { world } = c.var
    return c.json(await offerPasskey(world, currentSession(c), await issuerOf(world)), 200)
  })
  .openapi(postPasskey, async (c) => {
    const session = currentSession(c)
    const passkey = await readPasskey(c.var.world, session, c.req.valid('json'))
    if (!passkey) return c.json({ recovery_codes: [], user: session.employee }, 201)
    const done = await whileOpen(c, async (world) => ({
      recovery_codes: await keepPasskey(world, passkey),
      user: await markProven(world, session),
    }))
    return c.json(done, 201)
  })
  .openapi(deletePasskey, async (c) => {
    const { id } = currentSession(c).employee
    await whileOpen(c, async (world) => {
      if (!(await removePasskey(world, id, c.req.valid('param').id))) await forgetProofs(world, id)
    })
    return c.body(null, 204)
  })
  .openapi(postRecoveryCodes, async (c) => {
    const { id } = currentSession(c).employee
    const recovery_codes = await whileOpen(c, (world) => renewRecoveryCodes(world, id))
    return c.json({ recovery_codes }, 201)
  })

export type FactorsApi = typeof factorsApi

/** What an app or a device calls us. */
async function issuerOf(world: World) {
  return (await getCompany(world)).name
}

/** What a session changes about factors, it changes while it is open: nothing that it adds outlives it. */
function whileOpen<T>(c: Context<ApiEnv>, work: (world: World) => Promise<T>): Promise<T> {
  return inTransaction(c.var.world, async (world) => {
    await holdSession(world, currentSession(c))
    return work(world)
  })
}
