import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { Refusal } from '#platform/refusal.ts'
import { recordDenial } from '#domain/audit/denials.server.ts'
import type { ApiEnv } from './env.ts'

/**
 * Writes down that the person asked for what their roles do not allow. Some of it in a minute is enough to see what someone
 * is up to, and the answer stays the same when it cannot be written.
 */
export async function noteDenial(c: Context<ApiEnv>): Promise<void> {
  const { world, limits, session } = c.var
  const permission = c.error instanceof Refusal ? c.error.extra.permission : undefined
  if (!session || !permission) return
  if (!(await limits.denials.tryUse(session.employee.id))) return
  const route = `${c.req.method} ${routePath(c, -1)}`
  try {
    await recordDenial(world, session.employee, { permission, route })
  } catch (error) {
    world.log.warn({ err: error, request: c.env?.requestId }, 'a refusal could not be written down')
  }
}
