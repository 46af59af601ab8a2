import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { whileFilesMayGo } from '#platform/backup/files-stay.ts'
import { reencode, type Reencoded } from '#platform/images/reencode.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/transaction.ts'
import type { World } from '#platform/world.ts'
import { pendingLife, photoKeys, type PhotoReceipt, type PhotoSize } from './photo.ts'

/** Takes a photo once: the same bytes again get the same answer without work. `sha256` is that of the bytes. */
export async function receivePhoto(
  world: World,
  sha256: string,
  bytes: Uint8Array,
): Promise<PhotoReceipt & { isNew: boolean }> {
  if (hashOf(bytes) !== sha256) {
    throw new Refusal(422, 'photo-differs', 'The photo changed on its way. Please send it again.')
  }
  const known = await findReceipt(world, sha256)
  if (known) return { ...known, isNew: false }

  const made = await reencode(bytes)
  const isNew = await keep(world, sha256, made)
  return { sha256, width: made.width, height: made.height, isNew }
}

/** Those of the photos that are here. A pending one still waits for the request that it belongs to. */
export async function findPhotos({ db }: World, sha256s: string[]) {
  if (sha256s.length === 0) return []
  const rows = await db
    .selectFrom('photo')
    .leftJoin('lead_photo', 'lead_photo.sha256', 'photo.sha256')
    .select(['photo.sha256', 'lead_id'])
    .distinctOn('photo.sha256')
    .where('photo.sha256', 'in', sha256s)
    .execute()
  return rows.map(({ sha256, lead_id }) => ({ sha256, isPending: lead_id === null }))
}

/** The bytes of a photo as we made them, and what they are; null where there are none. */
export async function findPhotoFile({ db, files }: World, sha256: string, size: PhotoSize) {
  const keys = await db
    .selectFrom('photo')
    .select(['file_key', 'thumbnail_key'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (!keys) return null
  const bytes = await files.read(size === 'picture' ? keys.file_key : keys.thumbnail_key)
  return bytes && { bytes, type: size === 'picture' ? 'image/jpeg' : 'image/webp' }
}

/** Forgets photos whose request never came, unless a backup is being made. Returns how many. */
export async function sweepPendingPhotos(world: World): Promise<number> {
  return (await whileFilesMayGo(world.db, () => sweep(world))) ?? 0
}

type Keys = { file_key: string; thumbnail_key: string }

async function sweep(world: World) {
  const candidates = await selectPending(world).select('sha256').limit(1000).execute()
  let swept = 0
  for (const { sha256 } of candidates) {
    const keys = await forget(world, sha256)
    if (!keys) continue
    await removeFiles(world, keys)
    swept++
  }
  return swept
}

function hashOf(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}

async function findReceipt({ db }: World, sha256: string): Promise<PhotoReceipt | null> {
  const row = await db
    .selectFrom('photo')
    .select(['sha256', 'width', 'height'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row ?? null
}

/** First the files, durable, then the row: whoever finds a row finds its files. False where the photo was there already. */
function keep(world: World, sha256: string, { picture, thumbnail, width, height }: Reencoded) {
  const keys = photoKeys(hashOf(picture))
  return inTransaction(world, async (world) => {
    await lockFiles(world, keys)
    await world.files.put(keys.file_key, picture)
    await world.files.put(keys.thumbnail_key, thumbnail)
    const row = await world.db
      .insertInto('photo')
      .values({ sha256, ...keys, width, height, bytes: picture.length, received_at: world.now() })
      .onConflict((photo) => photo.doNothing())
      .returning('sha256')
      .executeTakeFirst()
    return row !== undefined
  })
}

function selectPending({ db, now }: World) {
  return db
    .selectFrom('photo')
    .where('received_at', '<=', new Date(now().getTime() - pendingLife))
    .where(isUnused)
}

/** Deletes the row unless a request or a project took the photo this very moment; returns where its files lie. */
async function forget({ db }: World, sha256: string): Promise<Keys | null> {
  try {
    const keys = await db
      .deleteFrom('photo')
      .where('sha256', '=', sha256)
      .where(isUnused)
      .returning(['file_key', 'thumbnail_key'])
      .executeTakeFirst()
    return keys ?? null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === stillReferenced) return null
    throw error
  }
}

/** What PostgreSQL answers where someone took the photo while the delete was waiting for it. */
const stillReferenced = '23503'

/** Neither a request nor a project nor the company has it. */
const isUnused = sql<boolean>`not exists (select from lead_photo where lead_photo.sha256 = photo.sha256)
  and not exists (select from project_photo where project_photo.sha256 = photo.sha256)
  and not exists (select from company_picture where company_picture.sha256 = photo.sha256)`

/** Another upload may have made the very same picture: then its files stay. */
function removeFiles(world: World, keys: Keys) {
  return inTransaction(world, async (world) => {
    await lockFiles(world, keys)
    const other = await world.db
      .selectFrom('photo')
      .select('sha256')
      .where('file_key', '=', keys.file_key)
      .executeTakeFirst()
    if (other) return
    await world.files.remove(keys.file_key)
    await world.files.remove(keys.thumbnail_key)
  })
}

/** Until the transaction ends, nobody else puts or removes these files: else a sweep could take what an upload just put. */
async function lockFiles({ db }: World, { file_key }: Keys) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${file_key}, 0))`.execute(db)
}
