import { createRoute } from '@hono/zod-openapi'
import { setCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { second } from '#platform/time.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { SignedIn } from '#domain/employees/employee.ts'
import { activate } from '#domain/sessions/activation.server.ts'
import { tooManyAttempts } from '#domain/sessions/attempts.ts'
import { EndedSessions } from '#domain/sessions/device.ts'
import { StorageKey, storageKeyOf } from '#domain/sessions/storage-key.server.ts'
import { longestCookie, sessionCookieName } from '#domain/sessions/session-cookie.ts'
import { Activation, Credentials, PasswordChange, SignInResult } from '#domain/sessions/session.ts'
import { changePassword } from '#domain/sessions/own-password.server.ts'
import { signIn } from '#domain/sessions/sign-in.server.ts'
import { LateSignOut, signOut, signOutLate } from '#domain/sessions/sign-out.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { currentSession } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import type { ApiEnv } from './env.ts'

const postLogin = createRoute({
  operationId: 'signIn',
  method: 'post',
  path: '/login',
  summary: 'Sign in',
  middleware: limitBody,
  request: { body: body(Credentials) },
  responses: {
    200: json(SignInResult, 'The token to send as bearer, and who it stands for.'),
    ...refusals(400, 401, 413, 415, 422, 429),
  },
})

const postActivate = createRoute({
  operationId: 'activateAccount',
  method: 'post',
  path: '/activate',
  summary: 'Set a password with a one-time code, end all other sessions, and sign in',
  middleware: limitBody,
  request: { body: body(Activation) },
  responses: {
    200: json(SignInResult, 'The token to send as bearer, and who it stands for.'),
    ...refusals(400, 401, 413, 415, 422, 429),
  },
})

const getMe = createRoute({
  operationId: 'getMe',
  method: 'get',
  path: '/me',
  summary: 'Get the signed-in person',
  responses: {
    200: json(SignedIn, 'The signed-in person. `Event-Position` is the `last_id` from which events go on.'),
    ...refusals(401),
  },
})

const getStorageKey = createRoute({
  operationId: 'getStorageKey',
  method: 'get',
  path: '/storage-key',
  summary: 'Get the key that encrypts what your devices store',
  responses: { 200: json(StorageKey, '256 bits as base64.'), ...refusals(401, 403) },
})

const postLogout = createRoute({
  operationId: 'signOut',
  method: 'post',
  path: '/logout',
  summary: 'Sign out',
  responses: { 204: { description: 'The session has ended.' }, ...refusals(401) },
})

const postLateSignOut = createRoute({
  operationId: 'signOutLate',
  method: 'post',
  path: '/sign-outs',
  summary: 'End a session that was left while its device was offline',
  middleware: limitBody,
  request: { body: body(LateSignOut) },
  responses: {
    204: { description: 'That session isn’t open any more.' },
    ...refusals(400, 413, 415, 422),
  },
})

const postPassword = createRoute({
  operationId: 'changePassword',
  method: 'post',
  path: '/password',
  summary: 'Change your password and end your other sessions',
  middleware: limitBody,
  request: { body: body(PasswordChange) },
  responses: {
    200: json(EndedSessions, 'The password is changed, and so many other devices are signed out.'),
    ...refusals(400, 401, 413, 415, 422, 429),
  },
})

export const authApi = newApi()
  .openapi(postLogin, async (c) => {
    const { world, limits, address } = c.var
    const credentials = c.req.valid('json')
    const name = `${credentials.username.toLowerCase()}|${address}`
    await limits.signInByAddress.use(address, tooManyAttempts)
    await limits.signInByName.use(name, tooManyAttempts)
    const result = await signIn(world, credentials, c.req.header('user-agent') ?? '')
    await limits.signInByName.forgive(name)
    c.header('Cache-Control', 'no-store')
    return c.json(result, 200)
  })
  .openapi(postActivate, async (c) => {
    const { world, limits, address } = c.var
    const activation = c.req.valid('json')
    const name = `code|${activation.username.toLowerCase()}|${address}`
    await limits.signInByAddress.use(address, tooManyAttempts)
    await limits.signInByName.use(name, tooManyAttempts)
    const { name: company } = await getCompany(world)
    const result = await activate(world, { ...activation, company }, c.req.header('user-agent') ?? '')
    await limits.signInByName.forgive(name)
    c.header('Cache-Control', 'no-store')
    return c.json(result, 200)
  })
  .openapi(getMe, (c) => {
    const session = currentSession(c)
    if (session.is_remembered) keepCookie(c)
    c.header('Event-Position', String(c.var.news.position()))
    return c.json(session.employee, 200)
  })
  .openapi(getStorageKey, (c) => {
    const { id } = currentSession(c).employee
    return c.json({ employee_id: id, key: storageKeyOf(c.var.world, id) }, 200)
  })
  .openapi(postLogout, async (c) => {
    await signOut(c.var.world, currentSession(c))
    return c.body(null, 204)
  })
  .openapi(postLateSignOut, async (c) => {
    await signOutLate(c.var.world, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(postPassword, async (c) => {
    const { world, limits } = c.var
    const session = currentSession(c)
    const key = `password|${session.employee.id}`
    await limits.signInByName.use(key, tooManyAttempts)
    const { name: company } = await getCompany(world)
    const ended = await changePassword(world, session, { ...c.req.valid('json'), company })
    await limits.signInByName.forgive(key)
    return c.json({ ended }, 200)
  })

export type AuthApi = typeof authApi

function keepCookie(c: Context<ApiEnv>) {
  const token = c.req.header('authorization')?.replace(/^Bearer /i, '') ?? ''
  const secure = c.var.world.publicUrl.startsWith('https:')
  const maxAge = longestCookie / second
  setCookie(c, sessionCookieName, token, { path: '/', sameSite: 'Strict', secure, maxAge })
}
