import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { hasConversions } from '#platform/requests/conversions.ts'
import { Refusal } from '#platform/refusal.ts'
import { letIn } from './authentication.ts'
import type { ApiEnv } from './env.ts'

/**
 * Refuses bodies of JSON that are too large: by what they say of themselves, else while they arrive. A body may take its time:
 * whoever was let in before it came must still be let in once it is there.
 */
export function limitBodyTo(mostBytes: number): MiddlewareHandler<ApiEnv> {
  const readWithLimit = bodyLimit({
    maxSize: mostBytes,
    onError() {
      throw new Refusal(413, 'too-large', 'This is too large to send. Make it shorter.')
    },
  })
  return (c, next) => {
    // Most say how long they are: to look at the body itself would cost a stream for each.
    const isShort = Number(c.req.header('content-length')) <= mostBytes
    const goOn = () => onceArrived(c, next)
    if (isShort && !c.req.header('transfer-encoding')) return goOn()
    // The limit makes a request out of this one, which only works with a request of the platform's own class.
    c.req.raw = c.req.raw.clone()
    return readWithLimit(c, goOn)
  }
}

/** Errors while reading surface at the next reader of the body: both the bytes and a failure are remembered. */
async function onceArrived(c: Context<ApiEnv>, next: Next) {
  const text = await c.req.text().catch(() => '')
  if (hasConversions(text)) throw new HTTPException(400)
  if (c.var.session) await letIn(c)
  await next()
}

/** Many times the longest note. Photos have a limit of their own. */
export const limitBody = limitBodyTo(100_000)
