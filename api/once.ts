import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import * as z from 'zod'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { receiptText } from '#domain/sync/sync.ts'
import type { Write } from '#domain/sync/write.ts'
import { hasReceipt, rememberWrite } from '#domain/sync/sync-receipts.server.ts'
import { currentSession } from './authentication.ts'
import type { ApiEnv } from './env.ts'

const Key = sentId('The Idempotency-Key must be a UUID.')

/** Names the header that carries the hash of what was received and applied. */
export const receiptHeader = 'Receipt'

/** The answer to a write that was applied before; its receipt has the hash of what was sent. */
export const AppliedBefore = z.object({ isNew: z.literal(false) })

/**
 * Answers a write that was applied before, ahead of all checks: after an update the rules may no longer take what was received under
 * the rules of before, and the device would hear that it was refused.
 */
export const sendReceiptAgain: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { data: id } = Key.safeParse(c.req.header('idempotency-key'))
  if (!id) return next()
  const { employee } = currentSession(c)
  const hash = await hashOf(c)
  if (!(await hasReceipt(c.var.world, { employee_id: employee.id, id, hash }))) return next()
  return c.json({ isNew: false } satisfies z.output<typeof AppliedBefore>, 200, { [receiptHeader]: hash })
}

/**
 * Applies a write to a request with an `Idempotency-Key` once, however often it is sent. Its receipt and its effect are one transaction: a
 * device deletes what it stored only after a receipt whose hash is that of what it sent. Writes without a key are left alone.
 * It stands inside the handler: where the database gives up, as in a deadlock, all of it is done again, which middleware can't.
 */
export async function once<Answer extends Response>(
  c: Context<ApiEnv>,
  /** `write` is null for what no device reports as refused. */
  sent: { lead_id: string; write: Write | null },
  handle: () => Promise<Answer>,
) {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return handle()
  const id = Key.safeParse(key).data
  if (!id) throw new Refusal(400, 'bad-request', 'The Idempotency-Key must be a UUID.')
  const hash = await hashOf(c)
  const employee_id = currentSession(c).employee.id
  const outer = c.var.world
  try {
    const answer = await inTransaction(outer, async (world) => {
      const isNew = await rememberWrite(world, { employee_id, id, hash, ...sent })
      if (!isNew) return c.json({ isNew }, 200)
      c.set('world', world)
      return handle()
    })
    answer.headers.set(receiptHeader, hash)
    return answer
  } finally {
    c.set('world', outer)
  }
}

async function hashOf({ req }: Context<ApiEnv>) {
  return createHash('sha256')
    .update(receiptText(req.method, req.path, await req.text()))
    .digest('hex')
}
