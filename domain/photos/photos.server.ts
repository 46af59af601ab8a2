import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { whileFilesMayGo } from '#platform/backup/files-stay.ts'
import type { UnreadBytes } from '#platform/files/draft.ts'
import { reencode, type Reencoded } from '#platform/images/reencode.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import {
  justNow,
  mostPendingBytes,
  pendingLife,
  photoDiffers,
  photoKeys,
  type ReceivedPhoto,
  type PhotoSize,
} from './photo.ts'
import { isUnused } from './unused.ts'

export type Received = ReceivedPhoto & { isNew: boolean }

/**
 * Notes what the sender of a photo may do with it. Null where there is no such photo yet; `isNew` where this is the first time
 * for this sender.
 */
export type Claim = (world: World, sha256: string) => Promise<Received | null>

type Sent = { sha256: string; bytes: Uint8Array | UnreadBytes; from?: string }

/**
 * Takes a visitor's photo once: the same bytes again get the same answer without work. `sha256` is that of the bytes. Whoever
 * sends them shows that they have the photo, so one that is in use may then be added to another request. Senders, told apart
 * by `from`, take turns.
 */
export async function receivePhoto(world: World, photo: Sent & { bytes: Uint8Array }): Promise<Received> {
  if (hashOf(photo.bytes) !== photo.sha256) throw photoDiffers()
  return storePhoto(world, photo, offer)
}

/** Makes a photo of bytes whose hash is known to be right, unless it is there, and notes what its sender may do with it. */
export async function storePhoto(
  world: World,
  { sha256, bytes, from }: Sent,
  claim: Claim,
): Promise<Received> {
  const known = await claim(world, sha256)
  if (known) return known

  const refusal = world.room.photoRefusal()
  if (refusal) throw refusal
  const made = await reencode(bytes, from)
  return keep(world, { sha256, made }, claim)
}

/** The file of a photo as we made it, and what it is; null where there are none. */
export async function findPhotoFile({ db, files }: World, sha256: string, size: PhotoSize) {
  const keys = await db
    .selectFrom('photo')
    .select(['file_key', 'thumbnail_key'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (!keys) return null
  const file = await files.open(size === 'picture' ? keys.file_key : keys.thumbnail_key)
  return file && { file, type: size === 'picture' ? 'image/jpeg' : 'image/webp' }
}

/**
 * Forgets photos whose request never came, and the oldest of more than `mostBytes` that wait for one, unless a backup is being
 * made. Returns how many.
 */
export async function sweepPendingPhotos(world: World, mostBytes = mostPendingBytes): Promise<number> {
  return (await whileFilesMayGo(world.db, () => sweep(world, mostBytes))) ?? 0
}

type Keys = { file_key: string; thumbnail_key: string }

async function sweep(world: World, mostBytes: number) {
  const candidates = [...(await findForgotten(world)), ...(await findTooMany(world, mostBytes))]
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

/** For a while any one request may have it. */
async function offer({ db, now }: World, sha256: string): Promise<Received | null> {
  const row = await db
    .updateTable('photo')
    .set({ offered_at: now() })
    .where('sha256', '=', sha256)
    .returning(['sha256', 'width', 'height'])
    .executeTakeFirst()
  return row ? { ...row, isNew: false } : null
}

type Made = { sha256: string; made: Reencoded }

/** Write the files durably before the row, so that every row has its files. */
function keep(world: World, { sha256, made }: Made, claim: Claim): Promise<Received> {
  const { picture, thumbnail, width, height } = made
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
    const claimed = await claim(world, sha256)
    return { sha256, width, height, isNew: row !== undefined || claimed?.isNew === true }
  })
}

const mostAtOnce = 1000

function findForgotten({ db, now }: World) {
  return db
    .selectFrom('photo')
    .select('sha256')
    .where('received_at', '<=', new Date(now().getTime() - pendingLife))
    .where(isUnused)
    .limit(mostAtOnce)
    .execute()
}

/** What strangers leave behind takes no more room than that, from however many addresses it comes. */
function findTooMany({ db, now }: World, mostBytes: number) {
  const since = new Date(now().getTime() - pendingLife)
  const waiting = db
    .selectFrom('photo')
    .where('received_at', '>', since)
    .where(isUnused)
    .select(['sha256', 'received_at'])
    .select(
      sql<number>`sum(photo.bytes) over (order by photo.received_at desc, photo.sha256)`.as('with_newer'),
    )
  return db
    .selectFrom(waiting.as('waiting'))
    .select('sha256')
    .where('with_newer', '>', mostBytes)
    .where('received_at', '<=', new Date(now().getTime() - justNow))
    .orderBy('received_at')
    .limit(mostAtOnce)
    .execute()
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

/** Locks these files until the transaction ends, so that a sweep can't delete what an upload has just stored. */
async function lockFiles({ db }: World, { file_key }: Keys) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${file_key}, 0))`.execute(db)
}
