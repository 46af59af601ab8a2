import type { Proof } from '#platform/proof-of-work/proof-of-work.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { Signals } from './suspicion.ts'

/** How far the clocks of two nodes may be apart. */
const clockDifference = minute

/**
 * Uses the solved proofs up for their requests, in the transaction that receives them: a request that is refused has used up
 * nothing. The same request may come again with its proof; for another one it is worth nothing any more.
 */
export async function spendProofs(
  world: World,
  sent: readonly { proof: Proof; lead_id: string }[],
): Promise<Signals['proof'][]> {
  const rows = sent.flatMap(({ proof, lead_id }) =>
    proof.kind === 'solved' ? [{ id: proof.id, lead_id, expires_at: proof.until }] : [],
  )
  const owners = rows.length > 0 ? await spend(world, rows) : new Map<string, string>()
  return sent.map(({ proof, lead_id }) => {
    if (proof.kind !== 'solved') return proof.kind
    return owners.get(proof.id) === lead_id ? 'good' : 'used'
  })
}

/** Which request each of these proofs belongs to: the first that brought it. */
async function spend({ db }: World, rows: { id: string; lead_id: string; expires_at: Date }[]) {
  const spent = await db
    .insertInto('proof')
    .values(rows)
    .onConflict((row) => row.doNothing())
    .returning(['id', 'lead_id'])
    .execute()
  const owners = new Map(spent.map(({ id, lead_id }) => [id, lead_id]))
  const others = rows.map(({ id }) => id).filter((id) => !owners.has(id))
  if (others.length === 0) return owners
  const earlier = await db.selectFrom('proof').select(['id', 'lead_id']).where('id', 'in', others).execute()
  for (const { id, lead_id } of earlier) owners.set(id, lead_id)
  return owners
}

/** Forgets proofs that are refused for their age by now. */
export async function forgetOldProofs({ db, now }: World): Promise<void> {
  const old = new Date(now().getTime() - clockDifference)
  await db.deleteFrom('proof').where('expires_at', '<', old).execute()
}
