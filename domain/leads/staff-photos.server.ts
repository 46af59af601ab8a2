import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { maxStaffPhotos } from './lead-choices.ts'
import { lockLead } from './leads.server.ts'
import { requirePhotos } from './photos-to-take.server.ts'
import { leadPhotoAdded } from './lead-events.ts'

/** Adds a photo that has arrived to a request, once: the same photo again changes nothing. Visitors' photos have a limit of their own. */
export function addStaffPhoto(
  world: World,
  worker: Allowed<'leads.work'>,
  { lead_id, sha256 }: { lead_id: string; sha256: string },
): Promise<{ isNew: boolean }> {
  return inTransaction(world, async (world) => {
    await lockLead(world, worker, lead_id)
    const there = await photosOf(world, lead_id)
    if (there.some((photo) => photo.sha256 === sha256)) return { isNew: false }
    if (there.filter(({ added_by }) => added_by !== null).length >= maxStaffPhotos) {
      const sentence = `A request can hold ${maxStaffPhotos} photos from staff. This one is full.`
      throw new Refusal(422, 'too-many-photos', sentence)
    }
    await requirePhotos(world, lead_id, [sha256])

    const { id } = worker.employee
    const position = Math.max(-1, ...there.map((photo) => photo.position)) + 1
    await world.db
      .insertInto('lead_photo')
      .values({ lead_id, sha256, position, added_by: id, added_at: world.now() })
      .execute()
    await announce(world, leadPhotoAdded, { lead_id }, id)
    return { isNew: true }
  })
}

function photosOf({ db }: World, leadId: string) {
  return db
    .selectFrom('lead_photo')
    .select(['sha256', 'position', 'added_by'])
    .where('lead_id', '=', leadId)
    .execute()
}
