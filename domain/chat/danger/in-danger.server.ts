import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { isOwn } from '../own-messages.server.ts'
import { ToldFacts } from '../facts/told-facts.ts'
import type { ChatOfRow } from '../visitor.server.ts'
import { tellsOfBeingOut } from './tells-of-being-out.ts'

/**
 * Whether a visitor told of a danger, and neither that they are out of it nor has a person come. Until then they are asked nothing else,
 * and no one tells them to use the phone for more than the call for help.
 */
export async function isInDanger(world: World, chat: ChatOfRow): Promise<boolean> {
  if (chat.state === 'ended' || (chat.state === 'staff' && chat.join_by === null)) return false
  const answered = ToldFacts.parse(chat.facts).danger
  if (chat.danger === null && answered?.value !== 'yes') return false
  const told = await lastDanger(world, chat.id)
  const since = [told, answered?.value === 'yes' ? new Date(answered.at) : undefined]
    .filter((at) => at !== undefined)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-1)
  if (!since || (answered?.value === 'no' && new Date(answered.at) > since)) return false
  return !(await saidAfter(world, chat.id, since)).some(tellsOfBeingOut)
}

/** Where the chat first told what to do in a danger that is not over, if it did. */
export async function firstDanger({ db }: World, chatId: string): Promise<number | null> {
  const told = await dangersOf(db, chatId).select('position').orderBy('position').limit(1).executeTakeFirst()
  return told?.position ?? null
}

/** When it last did. */
async function lastDanger({ db }: World, chatId: string): Promise<Date | undefined> {
  const told = await dangersOf(db, chatId)
    .select('at')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return told?.at
}

function dangersOf(db: World['db'], chatId: string) {
  return db
    .selectFrom('chat_message')
    .where('chat_id', '=', chatId)
    .where('kind', '=', 'danger')
    .where(sql<boolean>`detail ->> 'danger' is not null and detail ->> 'is_over' is null`)
}

const latest = 20

async function saidAfter({ db }: World, chatId: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_message')
    .select('text')
    .where('chat_id', '=', chatId)
    .where('author', '=', 'visitor')
    .where('kind', '=', 'text')
    .where('at', '>', since)
    .where(isOwn)
    .orderBy('position', 'desc')
    .limit(latest)
    .execute()
  return rows.map(({ text }) => text)
}
