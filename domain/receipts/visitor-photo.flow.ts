import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { requirePhotos } from '#domain/leads/photos-to-take.server.ts'
import type { Receipt, Visitor } from './receipt.ts'
import { requireHolder } from './receipts.server.ts'
import { addPhoto } from './visitor-changes.server.ts'

/** Adds a photo that was uploaded before to the visitor's request. */
export function addVisitorPhoto(world: World, visitor: Visitor, sha256: string): Promise<Receipt> {
  return inTransaction(world, async (world) => {
    // First of all: who holds no receipt does not learn which photos there are.
    await requireHolder(world, visitor)
    await requirePhotos(world, visitor.id, [sha256])
    return addPhoto(world, visitor, sha256)
  })
}
