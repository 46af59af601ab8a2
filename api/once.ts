import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import * as z from 'zod'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { receiptText } from '#domain/sync/sync.ts'
import { rememberWrite } from '#domain/sync/sync-receipts.server.ts'
import { currentSession } from './authentication.ts'
import type { ApiEnv } from './env.ts'

const Key = sentId('The Idempotency-Key must be a UUID.')

/** Names the header that carries the hash of what was received and applied. */
export const receiptHeader = 'Receipt'

/** The answer to a write that was applied before; its receipt has the hash of what was sent. */
export const AppliedBefore = z.object({ isNew: z.literal(false) })

/**
 * Applies a write to a request with an `Idempotency-Key` once, however often it is sent. Its receipt and its effect are one transaction: a
 * device deletes what it stored only after a receipt whose hash is that of what it sent. Writes without a key are left alone.
 * It stands inside the handler: where the database gives up, as in a deadlock, all of it is done again, which middleware can't.
 */
export async function once<Answer extends Response>(
  c: Context<ApiEnv>,
  lead_id: string,
  handle: () => Promise<Answer>,
) {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return handle()
  const id = Key.safeParse(key).data
  if (!id) throw new Refusal(400, 'bad-request', 'The Idempotency-Key must be a UUID.')
  const hash = createHash('sha256')
    .update(receiptText(c.req.method, c.req.path, await c.req.text()))
    .digest('hex')
  const employee_id = currentSession(c).employee.id
  const outer = c.var.world
  try {
    const answer = await inTransaction(outer, async (world) => {
      const isNew = await rememberWrite(world, { employee_id, lead_id, id, hash })
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
