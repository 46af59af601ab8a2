import type { Context, MiddlewareHandler } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { hashOfSecret } from '#domain/chat/devices/devices.server.ts'
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

/** Counted for each secret by itself: who knows the ID of a chat alone takes nothing from those who write in it. */
export const limitWrites: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await c.var.limits.chatMessages.use(writerIn(c), tooMany(c))
  return next()
}

/** For what a visitor must get through with, however much they or those who share their address wrote and read. */
export function limitApart(what: 'contact' | 'end'): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store')
    const { limits, address } = c.var
    await limits.chatReads.use(`${what} ${address}`, tooMany(c))
    await limits.chatMessages.use(`${what} ${writerIn(c)}`, tooMany(c))
    return next()
  }
}

/** Of one chat in one spelling: capitals are the same ID. */
function writerIn(c: Context<ApiEnv>) {
  return `${(c.req.param('id') ?? '').toLowerCase()} ${hashOfSecret(secretOf(c)).toString('base64')}`
}

export function visitorOf(c: Context<ApiEnv>): ChatVisitor {
  return { id: params.parse(c.req.param()).id, secret: secretOf(c) }
}

export function secretOf(c: Context<ApiEnv>) {
  return c.req.header(secretHeader) ?? ''
}
