import fc from 'fast-check'
import { aReceipt } from '#test/a-receipt.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

/** Visitors who may still change what they sent; now and then one brings the secret of the other. */
export async function holdReceipts(test: TestWorld) {
  const held = [await aReceipt(test), await aReceipt(test)]
  const secrets = held.map(({ secret }) => secret)
  const ids = fc.constantFrom(...held.map(({ id }) => id))
  const known: Known = {
    'receipts.id': fc.oneof({ weight: 4, arbitrary: ids }, { weight: 1, arbitrary: fc.uuid({ version: 7 }) }),
    'receipts.x-receipt-secret': fc.constantFrom(...secrets, ...secrets, 'A'.repeat(43)),
  }
  return {
    known,
    secrets,
    async restore() {
      const { db, now } = test.world
      await db.updateTable('receipt').set({ changes: 0 }).execute()
      // As if their bytes had just been sent again: else they can be added to the request that has them only.
      await db.updateTable('photo').set({ offered_at: now() }).execute()
    },
  }
}
