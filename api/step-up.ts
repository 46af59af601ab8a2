import type { Context } from 'hono'
import { Refusal } from '#platform/refusal.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { isConfirmed } from '#domain/sessions/step-up.server.ts'
import type { ApiEnv } from './env.ts'

/**
 * What a stolen session shall not do: open the access of people, widen what roles allow, carry everyone's data away, or put
 * another factor in the place of the own. All that is not reading, whatever is added under these addresses later, and the file of a whole job.
 */
const wholeFile = /^\/api\/jobs\/[^/]+\/export$/
const delicate = [
  /^\w+ \/api\/(employees|roles)(\/|$)/,
  /^\w+ \/api\/auth\/factors(\/|$)/,
  /^\w+ \/api\/.+\/exports?$/,
]

/** Refuses what is delicate where password or second factor were not shown recently. */
export function requireConfirmed(c: Context<ApiEnv>, session: Session) {
  const { method, path } = c.req
  if ((method === 'GET' || method === 'HEAD') && !wholeFile.test(path)) return
  if (!delicate.some((route) => route.test(`${method} ${path}`)) || isConfirmed(c.var.world, session)) return
  throw new Refusal(403, 'confirm-first', 'Confirm it’s you first.')
}
