import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './env.ts'

/** Signing in and out still works: it writes little, and guesses are limited. */
const takesHardlyAny = /^\/api\/auth\/(login|logout|sign-outs|factor|factor\/challenge)$/

/** The one gate before all writes: while a disk is nearly full they are refused, and reads still work. */
export const needsRoom: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
  const refusal = isRead || takesHardlyAny.test(c.req.path) ? null : c.var.world.room.refusal()
  if (refusal) {
    c.header('Cache-Control', 'no-store')
    throw refusal
  }
  await next()
}
