import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '#platform/refusal.ts'
import { allow, allowForAll, type Allowed, type AllowedForAll } from '#domain/roles/allowed.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { signInRefusal } from '#domain/sessions/session-refusal.ts'
import { findSession, refusalOf, type Session } from '#domain/sessions/sessions.server.ts'
import { noteDenial } from './denials.ts'
import type { ApiEnv } from './env.ts'
import { isOpen } from './open-endpoints.ts'
import { requireConfirmed } from './step-up.ts'

/**
 * Who has yet to show a second factor may do just that, with a one-time password too: it comes before the change of the
 * password. The set-up is not among it: else a password alone could add one.
 */
const openBeforeProof = /^\/api\/auth\/(me|logout|factor|factor\/challenge)$/

/** Who has a one-time password may do nothing else before it is changed. */
const openBeforePasswordChange = /^\/api\/auth\/(me|logout|password)$/

/** People who still have to set up a factor may do so, identified by their password alone. */
const openBeforeSetUp = /^\/api\/auth\/(me|logout|password|confirm|factor|factor\/challenge|factors(\/.+)?)$/

/** The bearer header is the only credential: a cookie is never looked at, so no other site can act in a person's name. */
export const authenticate: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (isOpen(c.req)) return next()

  c.header('Cache-Control', 'no-store')
  await letIn(c)
  await next()
  await noteDenial(c)
}

/** Finds out who asks, as they are this moment, or refuses. */
export async function letIn(c: Context<ApiEnv>): Promise<void> {
  const token = tokenOf(c)
  if (!token) throw signInRefusal(undefined)
  const session = await findSession(c.var.world, token)
  if (!session) throw await refusalOf(c.var.world, token)
  requireEntry(session.employee, c.req.path)
  requireConfirmed(c, session)
  c.set('session', session)
}

/** The three steps between the password and everything else, in the order in which the portal asks for them. */
function requireEntry({ second_factor, must_change_password }: SignedIn, path: string) {
  if (second_factor === 'asked') {
    if (openBeforeProof.test(path)) return
    throw new Refusal(403, 'second-factor-asked', 'Complete two-step verification first.')
  }
  if (must_change_password && !openBeforePasswordChange.test(path)) {
    throw new Refusal(403, 'password-must-change', 'Choose your own password first.')
  }
  if (second_factor === 'to_set_up' && !openBeforeSetUp.test(path)) {
    throw new Refusal(
      403,
      'second-factor-missing',
      'Your role requires two-step verification. Set it up first.',
    )
  }
}

/** The session of the bearer token as it is this moment, or null. */
export async function readSession(c: Context<ApiEnv>): Promise<Session | null> {
  const token = tokenOf(c)
  return token ? findSession(c.var.world, token) : null
}

function tokenOf(c: Context<ApiEnv>) {
  return /^Bearer ([\w-]{43})$/i.exec(c.req.header('authorization') ?? '')?.[1]
}

export function currentSession(c: Context<ApiEnv>): Session {
  if (!c.var.session) throw new Error(`${c.req.path} is open to all, yet its handler asks who is signed in`)
  return c.var.session
}

/** What says that the signed-in person has the permission, or a refusal. */
export function allowed<P extends Permission>(c: Context<ApiEnv>, permission: P): Allowed<P> {
  return allow(currentSession(c).employee, permission)
}

/** Before a large body is parsed, which is work: nobody may ask for it without this. The verb is handed its permission later. */
export function onlyWith(permission: Permission): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (allowed(c, permission)) await next()
  }
}

/** The same, or null where what asks for it can do without. */
export function allowedOrNot<P extends Permission>(c: Context<ApiEnv>, permission: P): Allowed<P> | null {
  const { employee } = currentSession(c)
  return employee.permissions[permission] ? allow(employee, permission) : null
}

/** The same, where the permission must reach everyone's rows. */
export function allowedForAll<P extends Permission>(c: Context<ApiEnv>, permission: P): AllowedForAll<P> {
  return allowForAll(currentSession(c).employee, permission)
}
