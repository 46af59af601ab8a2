import { bodyLimit } from 'hono/body-limit'
import type { MiddlewareHandler } from 'hono'
import { Refusal } from '#platform/refusal.ts'
import type { ApiEnv } from './env.ts'

/** Refuses bodies of JSON that are too large: by what they say of themselves, else while they arrive. */
export function limitBodyTo(mostBytes: number): MiddlewareHandler<ApiEnv> {
  const readWithLimit = bodyLimit({
    maxSize: mostBytes,
    onError() {
      throw new Refusal(413, 'too-large', 'This is more than we can take at once. Please shorten it.')
    },
  })
  return (c, next) => {
    // Most say how long they are: to look at the body itself would cost a stream for each.
    const isShort = Number(c.req.header('content-length')) <= mostBytes
    return isShort && !c.req.header('transfer-encoding') ? next() : readWithLimit(c, next)
  }
}

/** Many times the longest note. Photos have a limit of their own. */
export const limitBody = limitBodyTo(100_000)
