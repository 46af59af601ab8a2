import type { Proof } from '#platform/proof-of-work/proof-of-work.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { Signals } from './suspicion.ts'

/** How far the clocks of two nodes may be apart. */
const clockDifference = minute

/**
 * Uses a solved proof up for the request, in the transaction that receives it: a request that is refused has used up nothing.
 * The same request may come again with its proof; for another one it is worth nothing any more.
 */
export async function spendProof({ db }: World, proof: Proof, lead_id: string): Promise<Signals['proof']> {
  if (proof.kind !== 'solved') return proof.kind
  const { id, until } = proof
  const spent = await db
    .insertInto('proof')
    .values({ id, lead_id, expires_at: until })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (spent) return 'good'
  const row = await db.selectFrom('proof').select('lead_id').where('id', '=', id).executeTakeFirst()
  return row?.lead_id === lead_id ? 'good' : 'used'
}

/** Forgets proofs that are refused for their age by now. */
export async function forgetOldProofs({ db, now }: World): Promise<void> {
  const old = new Date(now().getTime() - clockDifference)
  await db.deleteFrom('proof').where('expires_at', '<', old).execute()
}
