import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { receiptLife } from './sync.ts'

type Write = { employee_id: string; id: string; hash: string }

/**
 * Remembers that a write was received, in the transaction that applies it. False if it was applied before: the answer was lost
 * on the way. The same id with another content is refused.
 */
export async function rememberWrite({ db, now }: World, write: Write): Promise<boolean> {
  const inserted = await db
    .insertInto('sync_receipt')
    .values({ ...write, received_at: now() })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return true
  const { hash } = await db
    .selectFrom('sync_receipt')
    .select('hash')
    .where('employee_id', '=', write.employee_id)
    .where('id', '=', write.id)
    .executeTakeFirstOrThrow()
  if (hash !== write.hash)
    throw new Refusal(409, 'write-differs', 'Something different was already received with this key.')
  return false
}

/** Devices no longer send again what is older. */
export async function forgetOldSyncReceipts({ db, now }: World): Promise<void> {
  const oldest = new Date(now().getTime() - receiptLife)
  await db.deleteFrom('sync_receipt').where('received_at', '<', oldest).execute()
}
