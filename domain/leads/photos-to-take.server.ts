import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { pendingLife } from '#domain/photos/photo.ts'
import { isUnused } from '#domain/photos/unused.ts'
import { photosMissing } from '#domain/records/record-photos.server.ts'

/** Those of the photos that a visitor's request can have. A pending one is in use nowhere: it still waits for its request. */
export async function findPhotos({ db, now }: World, lead_id: string, sha256s: string[]) {
  if (sha256s.length === 0) return []
  return db
    .selectFrom('photo')
    .select(['sha256', isUnused.as('isPending')])
    .where('sha256', 'in', sha256s)
    .where(canBeTakenFor(lead_id, now()))
    .execute()
}

/**
 * Refuses photos that a visitor's request cannot have; those that it can cannot be swept before the transaction ends. Sending
 * bytes counts for one request.
 */
export async function requirePhotos({ db, now }: World, lead_id: string, sha256s: string[]) {
  if (sha256s.length === 0) return
  const rows = await db
    .selectFrom('photo')
    .select('sha256')
    .where('sha256', 'in', sha256s)
    .where(canBeTakenFor(lead_id, now()))
    .forKeyShare()
    .execute()
  const present = new Set(rows.map(({ sha256 }) => sha256))
  const missing = sha256s.filter((sha256) => !present.has(sha256))
  if (missing.length > 0) throw photosMissing(missing)
  await db
    .updateTable('photo')
    .set({ offered_at: null })
    .where('sha256', 'in', sha256s)
    .where('offered_at', 'is not', null)
    .execute()
}

/**
 * A visitor sent its bytes and no request took it since, and it is in use nowhere or was sent of late; or the request has it
 * already.
 */
function canBeTakenFor(lead_id: string, now: Date) {
  const lately = new Date(now.getTime() - pendingLife)
  return sql<boolean>`((photo.offered_at is not null and ${isUnused}) or photo.offered_at > ${lately} or exists (
    select from record_photo where record_photo.sha256 = photo.sha256 and record_photo.record_id = ${lead_id}))`
}
