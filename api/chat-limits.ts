import type { Context, MiddlewareHandler } from 'hono'
import { getCompany } from '#domain/company/company.server.ts'
import { tooManyRequests } from '#domain/leads/suspicion/too-many.ts'
import type { ApiEnv } from './env.ts'

/** What visitors read of the chat is counted before anything is looked at, and stored nowhere on the way. */
export const limitChatReads: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await c.var.limits.chatReads.use(c.var.address, tooMany(c))
  return next()
}

export function tooMany(c: Context<ApiEnv>) {
  return async () => tooManyRequests((await getCompany(c.var.world)).phone)
}
