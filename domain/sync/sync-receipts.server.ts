import { createHmac } from 'node:crypto'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { day, second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { shownWrite } from './problem.ts'
import { receiptLife } from './sync.ts'
import { problemDecided } from './sync-events.ts'
import { isSameWrite } from './reported-write.ts'
import type { Write } from './write.ts'

/**
 * Of one person within a day. Several phones that were offline for a week bring less, and the receipts of a month, which may be
 * asked for again, stay few.
 */
const mostReceipts = 2000
const receiptSpan = day

type SyncReceipt = { employee_id: string; id: string; hash: string }
type Received = SyncReceipt & { lead_id: string; write: Write | null }

/**
 * Remembers that a write was received, in the transaction that applies it. False if it was applied before: the answer was lost
 * on the way. The same id with another content is refused.
 */
export async function rememberWrite(world: World, received: Received): Promise<boolean> {
  const { db, now } = world
  const { employee_id, id } = received
  const hash = keyedHash(world, received)
  const inserted = await db
    .insertInto('sync_receipt')
    .values({ employee_id, id, hash, received_at: now() })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) {
    await requireFewReceipts(world, employee_id)
    await closeArrived(world, received)
    return true
  }
  const known = await db
    .selectFrom('sync_receipt')
    .select('hash')
    .where('employee_id', '=', employee_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (known.hash !== hash)
    throw new Refusal(409, 'write-differs', 'Something different was already received with this key.')
  return false
}

/** Whether the person's write was received before, with this content. */
export async function hasReceipt(world: World, receipt: SyncReceipt): Promise<boolean> {
  const { employee_id, id } = receipt
  const known = await world.db
    .selectFrom('sync_receipt')
    .select('id')
    .where('employee_id', '=', employee_id)
    .where('id', '=', id)
    .where('hash', '=', keyedHash(world, receipt))
    .executeTakeFirst()
  return known !== undefined
}

/** What is stored of the hash of a write. An access code has few digits: whoever had its plain hash would soon have the code. */
export function keyedHash({ secret }: Pick<World, 'secret'>, { employee_id, id, hash }: SyncReceipt): string {
  return createHmac('sha256', secret).update(`receipt:${employee_id}:${id}:${hash}`).digest('hex')
}

/** Counted with the new one in it, which is not remembered where it is one too many. The device sends it again. */
async function requireFewReceipts({ db, now }: World, employeeId: string) {
  const since = now().getTime() - receiptSpan
  const last = await db
    .selectFrom('sync_receipt')
    .select('received_at')
    .where('employee_id', '=', employeeId)
    .where('received_at', '>', new Date(since))
    .orderBy('received_at', 'desc')
    .offset(mostReceipts)
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  const retryAfter = Math.max(1, Math.ceil((last.received_at.getTime() - since) / second))
  const sentence = `The server received ${mostReceipts.toLocaleString('en-US')} updates from you in the last 24 hours. What’s left stays on your device and is sent later.`
  throw new Refusal(429, 'too-many', sentence, { retryAfter })
}

/**
 * What was refused before and arrives now needs no decision of the office any more, unless it says something else than what was
 * reported: that has not arrived. A photo that was held is on its request.
 */
async function closeArrived(world: World, { id, employee_id, lead_id, write }: Received) {
  const problem = await world.db
    .selectFrom('sync_problem')
    .select('content')
    .where('id', '=', id)
    .where('employee_id', '=', employee_id)
    .where('lead_id', '=', lead_id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  const reported = problem && shownWrite(problem.content)
  if (!write || !reported || reported.kind === 'unreadable' || !isSameWrite(reported, write)) return
  await world.db
    .updateTable('sync_problem')
    .set({ state: 'arrived', decided_by: employee_id, decided_at: world.now(), sha256: null })
    .where('id', '=', id)
    .execute()
  const told = { lead_id, problem_id: id, state: 'arrived' } as const
  await announce(world, problemDecided, told, employee_id)
}

/** Devices no longer send again what is older. */
export async function forgetOldSyncReceipts({ db, now }: World): Promise<void> {
  const oldest = new Date(now().getTime() - receiptLife)
  await db.deleteFrom('sync_receipt').where('received_at', '<', oldest).execute()
}
