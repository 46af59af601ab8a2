import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '#platform/refusal.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import { findSession, type Session } from '#domain/sessions/sessions.server.ts'
import type { ApiEnv } from './env.ts'

/** All that answers without a session; a picture asks for a signed address instead. Everything else is closed by default. */
const open = [
  /^POST \/api\/auth\/login$/,
  /^POST \/api\/leads$/,
  /^POST \/api\/vitals$/,
  /^PUT \/api\/photos\/[^/]+$/,
  /^GET \/api\/photos\/[^/]+\/[^/]+$/,
  /^GET \/api\/openapi\.json$/,
]

/** Who has a one-time password may do nothing else before it is changed. */
const openBeforePasswordChange = /^\/api\/auth\/(me|logout|password)$/

/** The bearer header is the only credential: a cookie is never looked at, so no other site can act in a person's name. */
export const authenticate: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (open.some((route) => route.test(`${c.req.method === 'HEAD' ? 'GET' : c.req.method} ${c.req.path}`)))
    return next()

  c.header('Cache-Control', 'no-store')
  const token = /^Bearer ([\w-]{43})$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const session = token ? await findSession(c.var.world, token) : null
  if (!session) throw new Refusal(401, 'not-signed-in', 'Please sign in.')
  if (session.employee.must_change_password && !openBeforePasswordChange.test(c.req.path)) {
    throw new Refusal(403, 'password-must-change', 'Please choose a password of your own first.')
  }
  c.set('session', session)
  await next()
}

export function currentSession(c: Context<ApiEnv>): Session {
  if (!c.var.session) throw new Error(`${c.req.path} is open to all, yet its handler asks who is signed in`)
  return c.var.session
}

/** Proof that the signed-in person has the permission, or a refusal. */
export function allowed<P extends Permission>(c: Context<ApiEnv>, permission: P): Allowed<P> {
  return allow(currentSession(c).employee, permission)
}
