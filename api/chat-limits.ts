import type { Context, MiddlewareHandler } from 'hono'
import { getCompany } from '#domain/company/company.server.ts'
import { tooManyOfVisitor } from '#domain/chat/visitor-refusals.ts'
import type { ApiEnv } from './env.ts'

/** What visitors read of the chat is counted before anything is looked at, and stored nowhere on the way. */
export const limitChatReads: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await c.var.limits.chatReads.use(c.var.address, tooMany(c))
  return next()
}

/** In the language of the conversation, which its page sends, or else of the browser. */
export function tooMany(c: Context<ApiEnv>) {
  const language = c.req.header('accept-language')?.startsWith('es') ? 'es' : 'en'
  return async () => tooManyOfVisitor((await getCompany(c.var.world)).phone, language)
}
