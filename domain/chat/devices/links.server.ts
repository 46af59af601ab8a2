import { createHash, createHmac, randomBytes } from 'node:crypto'
import { day } from '#platform/time.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { linkLasts, LinkToken, type ChatLink } from './chat-link.ts'
import { mayMakerReply } from './makers.server.ts'

/** So long an address that ended says that it is gone. After that there is none. */
const goneFor = 30 * day
const tokenBytes = 18

/** Who makes a link: the visitor, or someone of the staff. Each has one at a time: a new one ends the one before. */
type Maker = { by: string | null; token?: string }

/**
 * Makes a link to a conversation whose row the caller has locked. The database stores its hash. After the end of one only its visitor makes any
 * until they write again: by one of the staff anyone could read what the visitor writes next.
 */
export async function makeLink(
  world: World,
  chatId: string,
  { by, token = randomBytes(tokenBytes).toString('base64url') }: Maker,
): Promise<ChatLink> {
  const made_at = world.now()
  const expires_at = new Date(made_at.getTime() + linkLasts)
  if (by !== null) await requireOngoing(world, chatId)
  await endLinkOf(world, chatId, by)
  await world.db
    .insertInto('chat_link')
    .values({ token_hash: hashOfToken(token), chat_id: chatId, made_at, made_by: by, expires_at })
    .execute()
  return { address: addressOfChat(world, token), expires_at: expires_at.toISOString() }
}

async function requireOngoing({ db }: World, chatId: string) {
  const chat = await db.selectFrom('chat').select('state').where('id', '=', chatId).executeTakeFirst()
  // Staff may have written since: that does not say that the visitor is there.
  const last = await db
    .selectFrom('chat_message')
    .select('kind')
    .where('chat_id', '=', chatId)
    .where((message) => message.or([message('kind', '=', 'ended'), message('author', '=', 'visitor')]))
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (chat?.state !== 'ended' && last?.kind !== 'ended') return
  const sentence = 'This chat has ended. You can make a link once the customer writes again.'
  throw new Refusal(409, 'chat-ended', sentence)
}

export function addressOfChat({ publicUrl }: World, token: string) {
  return `${publicUrl}/chat/${token}`
}

/** `again_at`: when someone sent the message again after it had failed, the last time; null where no one has. */
export type LinkedText = { readonly id: string; readonly again_at: Date | null }

/**
 * The same each time that one text message is tried, so neither the token nor the message has to be stored. Where someone sends it again it is
 * another: the one before may have ended for whoever opened it, and an ended link opens nothing again.
 */
export function tokenOfText(world: World, { id, again_at }: LinkedText): string {
  const again = again_at ? ` sent again at ${again_at.getTime()}` : ''
  const mac = createHmac('sha256', world.secret).update(`chat link of ${id}${again}`).digest()
  return mac.subarray(0, tokenBytes).toString('base64url')
}

async function endLinkOf({ db, now }: World, chatId: string, by: string | null) {
  await db
    .updateTable('chat_link')
    .set({ revoked_at: now() })
    .where('chat_id', '=', chatId)
    .where('made_by', by === null ? 'is' : 'is not', null)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function endLinks({ db, now }: World, chatIds: readonly string[]): Promise<void> {
  await db
    .updateTable('chat_link')
    .set({ revoked_at: now() })
    .where('chat_id', 'in', chatIds)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Whether an address opens a conversation now, does no longer, or never did. */
export async function readLink(world: World, token: string): Promise<'open' | 'gone' | 'unknown'> {
  const link = await selectLink(world, token)
  if (!link) return 'unknown'
  return (await isOpen(world, link)) ? 'open' : 'gone'
}

/** The link of an address, or a refusal that says whether it ended or never was. */
export async function getLink(world: World, token: string): Promise<Link> {
  const link = await selectLink(world, token)
  if (!link) throw linkNotFound()
  if (!(await isOpen(world, link))) throw linkEnded()
  return link
}

export function linkEnded() {
  return new Refusal(410, 'chat-link-ended', 'This chat link no longer works. Please call us.')
}

export function linkNotFound() {
  return new Refusal(404, 'chat-link-not-found', 'There is no such chat link. Please call us.')
}

/** Until when a link of a conversation opens it, at the longest. */
export async function linkUntil({ db, now }: World, chatId: string): Promise<Date | null> {
  const { until } = await db
    .selectFrom('chat_link')
    .select(({ fn }) => fn.max('expires_at').as('until'))
    .where('chat_id', '=', chatId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirstOrThrow()
  return until
}

export async function forgetOldLinks({ db, now }: World): Promise<void> {
  await db
    .deleteFrom('chat_link')
    .where('expires_at', '<', new Date(now().getTime() - goneFor))
    .execute()
}

async function selectLink({ db }: World, token: string) {
  if (!LinkToken.safeParse(token).success) return undefined
  return db
    .selectFrom('chat_link')
    .select(['chat_id', 'made_by', 'expires_at', 'revoked_at'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
}

type Link = NonNullable<Awaited<ReturnType<typeof selectLink>>>

/** One that the staff made ends with the access of whoever made it, too. */
async function isOpen(world: World, { chat_id, made_by, expires_at, revoked_at }: Link) {
  if (revoked_at !== null || expires_at <= world.now()) return false
  return made_by === null || mayMakerReply(world, { chat_id, made_by })
}

function hashOfToken(token: string) {
  return createHash('sha256').update(token).digest()
}
