import { createHash } from 'node:crypto'
import type { World } from '#platform/world.ts'
import type { Language } from '#domain/preferences/language.ts'
import { lastWordsFor } from './chat-link.ts'
import { endLinks } from './links.server.ts'
import { mayMakerReply } from './makers.server.ts'

/**
 * A device beside the browser in which a conversation began; `reads` where the conversation ended meanwhile. It is the visitor’s
 * own where they made the link that opened it or said that it is theirs: a link of the staff may have been opened by anyone.
 */
export type Device = { readonly reads: LastWords | null; readonly isOwn: boolean }

/** The last position of a conversation that ended, and its language then. */
type LastWords = { readonly to: number; readonly language: Language }

/**
 * The device that shows this secret, while it opens the conversation or may still read its last words. One that is not the visitor’s own
 * opens it no longer than whoever made its link may be there.
 */
export async function findDevice(world: World, chatId: string, secretHash: Buffer): Promise<Device | null> {
  const { db, now } = world
  const device = await db
    .selectFrom('chat_device')
    .select(['reads_to', 'reads_in', 'ended_at', 'link_by', 'confirmed_at'])
    .where('chat_id', '=', chatId)
    .where('secret_hash', '=', secretHash)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!device) return null
  const isOver = device.ended_at && device.ended_at.getTime() + lastWordsFor <= now().getTime()
  if (isOver) return null
  const { reads_to: to, reads_in: language, link_by: made_by, confirmed_at } = device
  const isOwn = made_by === null || confirmed_at !== null
  if (made_by && !isOwn && !(await mayMakerReply(world, { chat_id: chatId, made_by }))) return null
  return { reads: to === null || language === null ? null : { to, language }, isOwn }
}

/** Those that open a conversation now; `by`: whose link it was, of one that the visitor has not said is theirs. */
export async function listDevices({ db }: World, chatId: string) {
  return db
    .selectFrom('chat_device')
    .leftJoin('employee', (join) =>
      join.onRef('employee.id', '=', 'link_by').on('chat_device.confirmed_at', 'is', null),
    )
    .select(['chat_device.id', 'opened_at', 'employee.name as by'])
    .where('chat_id', '=', chatId)
    .where('ended_at', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .execute()
}

/**
 * Adds a device once, in a chat whose row the caller has locked: the same id with the same secret is the same device. An id of another one
 * is taken, and so is the secret of another one, which would stay open when one of them is closed, and that of one that was closed out.
 */
export async function addDevice(
  world: World,
  { id, chat_id, secret, link_by }: NewDevice,
): Promise<'added' | 'known' | 'taken'> {
  const { db, now } = world
  const secret_hash = hashOfSecret(secret)
  if (await isTaken(world, { id, chat_id, secret_hash })) return 'taken'
  const added = await db
    .insertInto('chat_device')
    .values({ id, chat_id, secret_hash, link_by, opened_at: now() })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return 'added'
  const known = await db
    .selectFrom('chat_device')
    .select(['chat_id', 'secret_hash', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isSame = known.chat_id === chat_id && known.secret_hash.equals(secret_hash) && !known.ended_at
  return isSame ? 'known' : 'taken'
}

type NewDevice = { id: string; chat_id: string; secret: string; link_by: string | null }

/** The visitor says that a device is theirs, which a link of the staff opened. Returns who made the link; null where there is none. */
export async function setConfirmed(world: World, { id, chat_id }: { id: string; chat_id: string }) {
  const confirmed = await world.db
    .updateTable('chat_device')
    .set({ confirmed_at: world.now() })
    .where('id', '=', id)
    .where('chat_id', '=', chat_id)
    .where('link_by', 'is not', null)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning('link_by')
    .executeTakeFirst()
  return confirmed?.link_by ?? null
}

type Shown = { id: string; chat_id: string; secret_hash: Buffer }

async function isTaken({ db }: World, { id, chat_id, secret_hash }: Shown): Promise<boolean> {
  const other = await db
    .selectFrom('chat_device')
    .select('id')
    .where('chat_id', '=', chat_id)
    .where('secret_hash', '=', secret_hash)
    .where((device) => device.or([device('id', '!=', id), device('closed_at', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Closes out a device, and ends every link by which it could come back. Says whether there was one. */
export async function closeDevice(world: World, { id, chat_id }: { id: string; chat_id: string }) {
  const closed = await world.db
    .updateTable('chat_device')
    .set({ closed_at: world.now() })
    .where('id', '=', id)
    .where('chat_id', '=', chat_id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (closed) await endLinks(world, [chat_id])
  return closed !== undefined
}

/** With the conversation, whose last position this is: from then on it goes on only in the browser in which it began. */
export async function endElsewhere(world: World, chatId: string, reads_to: number): Promise<void> {
  await endLinks(world, [chatId])
  await world.db
    .updateTable('chat_device')
    .from('chat')
    .set((chat) => ({ ended_at: world.now(), reads_to, reads_in: chat.ref('chat.language') }))
    .whereRef('chat.id', '=', 'chat_id')
    .where('chat_id', '=', chatId)
    .where('ended_at', 'is', null)
    .execute()
}

/** The end at this position was a slip: the devices that ended with it go on. */
export async function goOnElsewhere({ db }: World, chatId: string, reads_to: number): Promise<void> {
  await db
    .updateTable('chat_device')
    .set({ ended_at: null, reads_to: null, reads_in: null })
    .where('chat_id', '=', chatId)
    .where('reads_to', '=', reads_to)
    .execute()
}

export async function removeDevices({ db }: World, chatIds: readonly string[]): Promise<void> {
  await db.deleteFrom('chat_device').where('chat_id', 'in', chatIds).execute()
}

export function hashOfSecret(secret: string) {
  return createHash('sha256').update(secret).digest()
}
