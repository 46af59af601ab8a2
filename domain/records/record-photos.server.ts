import { sql } from 'kysely'
import { signPath } from '#platform/files/signed-url.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { isLate } from '#domain/sync/sync.ts'
import { photoAddressLife } from '#domain/photos/address-life.ts'
import { isRestricted } from '#domain/photos/restricted.ts'
import type { Grants } from '#domain/roles/grants.ts'
import { newId } from '#platform/uuid.ts'

/** `added_by` is the employee who took the photo; null means the visitor who sent the request. `at` is when they added it, by our clock. */
type NewPhoto = {
  record_id: string
  sha256: string
  added_by: string | null
  at?: Date | undefined
  /** Sent on a device that a link of the staff opened, and that may be anyone’s. */
  by_link?: true
}

/**
 * The photo if this person put it: of others they may know no more than the hash. It isn't swept before the transaction ends, so
 * that a record can take it.
 */
export async function findPutPhoto({ db }: World, employeeId: string, sha256: string) {
  const photo = await db
    .selectFrom('photo')
    .innerJoin('photo_put', 'photo_put.sha256', 'photo.sha256')
    .select('photo.sha256')
    .where('photo.sha256', '=', sha256)
    .where('employee_id', '=', employeeId)
    .forKeyShare('photo')
    .executeTakeFirst()
  return photo?.sha256 ?? null
}

/** Refuses a photo that this person never put, in the same words as one that nobody did. */
export async function requirePut(world: World, employeeId: string, sha256: string) {
  if (!(await findPutPhoto(world, employeeId, sha256))) throw photosMissing([sha256])
}

/** The same of several: all that are missing are named. */
export async function requirePutAll(world: World, employeeId: string, sha256s: readonly string[]) {
  const missing: string[] = []
  for (const sha256 of sha256s) if (!(await findPutPhoto(world, employeeId, sha256))) missing.push(sha256)
  if (missing.length > 0) throw photosMissing(missing)
}

export function photosMissing(missing: string[]) {
  const sentence = 'Some photos haven’t been uploaded yet. Send them first.'
  return new Refusal(409, 'photos-missing', sentence, { missing })
}

/** Adds a photo after the others, and says under which ID; one that is there already stays where it is. The caller holds the record's row. */
export async function addPhotoTo(
  world: World,
  { record_id, sha256, added_by, at, by_link }: NewPhoto,
): Promise<string> {
  const id = newId()
  const now = world.now()
  const received_at = at && isLate(at, now) ? now : null
  await world.db
    .insertInto('record_photo')
    .columns([
      'id',
      'record_id',
      'sha256',
      'added_by',
      'added_at',
      'received_at',
      'taken_at',
      'by_link',
      'position',
    ])
    .expression((db) =>
      db
        .selectFrom('record_photo')
        .where('record_id', '=', record_id)
        .select([
          sql<string>`${id}::uuid`.as('id'),
          sql<string>`${record_id}::uuid`.as('record_id'),
          sql<string>`${sha256}`.as('sha256'),
          sql<string | null>`${added_by}::uuid`.as('added_by'),
          sql<Date | null>`${added_by && (at ?? now)}::timestamptz`.as('added_at'),
          sql<Date | null>`${received_at}::timestamptz`.as('received_at'),
          sql<Date>`${at ?? now}::timestamptz`.as('taken_at'),
          sql<boolean>`${by_link ?? false}::boolean`.as('by_link'),
          sql<number>`coalesce(max(position), -1) + 1`.as('position'),
        ]),
    )
    .execute()
  return id
}

/** These photos in this order, of a record that has none yet. */
export async function attachPhotos({ db, now }: World, record_id: string, sha256s: readonly string[]) {
  if (sha256s.length === 0) return
  const taken_at = now()
  const rows = sha256s.map((sha256, position) => ({ id: newId(), record_id, sha256, position, taken_at }))
  await db.insertInto('record_photo').values(rows).execute()
}

/** Of records that are deleted: a photo that no other record has is cleaned away. */
export async function removePhotosOf({ db }: World, recordIds: readonly string[]): Promise<void> {
  await db.deleteFrom('record_photo').where('record_id', 'in', recordIds).execute()
}

/** Which photos a record has, in their order, and who of the staff added them. */
export function listPhotos({ db }: World, recordId: string) {
  return db
    .selectFrom('record_photo')
    .select(['sha256', 'added_by'])
    .where('record_id', '=', recordId)
    .orderBy('position')
    .execute()
}

/** A job has thousands of photos, which its gallery reads by the page. What the customer sent is always among these. */
const mostShown = 500

/**
 * The latest photos of a record as its screen shows them, with addresses that are good for minutes. What staff took is shown to whoever may
 * see job photos there, and restricted ones in the gallery of their job alone.
 */
export async function photosOf(
  world: World,
  { permissions }: { readonly permissions: Grants },
  recordId: string,
) {
  const rows = await world.db
    .selectFrom('record_photo')
    .innerJoin('photo', 'photo.sha256', 'record_photo.sha256')
    .leftJoin('employee', 'employee.id', 'added_by')
    .select(['photo.sha256', 'width', 'height', 'employee.name as by'])
    .select(({ fn }) => fn.coalesce('added_at', 'photo.received_at').as('at'))
    .select(['record_photo.received_at', 'by_link'])
    .select('position')
    .where('record_id', '=', recordId)
    .where(isRestricted, '=', false)
    .$if(!permissions['photos.view'], (query) => query.where('added_by', 'is', null))
    .orderBy(sql`added_by is null`, 'desc')
    .orderBy('position', 'desc')
    .limit(mostShown)
    .execute()
  const inOrder = rows.toSorted((a, b) => a.position - b.position)
  return inOrder.map(({ at, position: _, received_at, by_link, ...photo }) => ({
    ...photo,
    at: at.toISOString(),
    ...(received_at && { received_at: received_at.toISOString() }),
    ...(by_link && { by_link }),
    ...photoAddresses(world, photo.sha256),
  }))
}

/** Addresses of a photo that are good for minutes. */
export function photoAddresses({ secret, now }: Pick<World, 'secret' | 'now'>, sha256: string) {
  const until = new Date(now().getTime() + photoAddressLife)
  const address = (size: string) => signPath(secret, `/api/photos/${sha256}/${size}`, until)
  return { url: address('picture'), thumbnail_url: address('thumbnail') }
}
