import type { Context, MiddlewareHandler } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import type { ChatVisitor } from '#domain/chat/visitor.server.ts'
import { tooMany } from './chat-limits.ts'
import type { ApiEnv } from './env.ts'

/** Never in an address, where browsers, proxies and logs would remember it. */
const secretHeader = 'x-chat-secret'
/** At least 128 random bits. */
export const headers = z.object({
  [secretHeader]: z.string().regex(/^[\w-]{22,100}$/, 'The secret of the chat is missing.'),
})
export const params = z.object({ id: sentId('Chat not found.') })

export const limitWrites: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  // Of one chat in one spelling: capitals are the same ID.
  await c.var.limits.chatMessages.use((c.req.param('id') ?? '').toLowerCase(), tooMany(c))
  return next()
}

export function visitorOf(c: Context<ApiEnv>): ChatVisitor {
  return { id: params.parse(c.req.param()).id, secret: secretOf(c) }
}

export function secretOf(c: Context<ApiEnv>) {
  return c.req.header(secretHeader) ?? ''
}
