import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { unclaimedSql } from '#domain/leads/unclaimed.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { isInDanger, selectRows, shown, turn } from './chat-rows.server.ts'
import type { ChatsWaiting, WaitingChat } from './chat-query.ts'
import type { ChatRow } from './chat.ts'
import { visibleTo } from './visible.ts'

type Viewer = Allowed<'chat.view'>

/** Who waits for a person, and whose words in the person’s own chats are unread. What was written is told nowhere but in the chat. */
export async function countWaitingChats(world: World, viewer: Viewer): Promise<ChatsWaiting> {
  const [counts, first, unread] = await Promise.all([
    countWaiting(world, viewer),
    selectRows(world, viewer)
      .where('chat.state', '=', 'waiting')
      .where(visibleTo(viewer))
      .orderBy(turn)
      .orderBy('chat.id')
      .limit(1)
      .executeTakeFirst(),
    findUnread(world, viewer),
  ])
  const [mine, anyones] = [unread.first && shown(unread.first), first && shown(first)]
  const isAnyonesFirst = anyones?.is_danger && !mine?.is_danger
  return {
    ...counts,
    unread: unread.count,
    first: mine && !isAnyonesFirst ? named(mine, true) : anyones ? named(anyones, false) : null,
  }
}

async function countWaiting({ db }: World, viewer: Viewer) {
  const { waiting, since, ...of } = await db
    .selectFrom('chat')
    .select(({ fn }) => [fn.countAll<string>().as('waiting'), fn.min('waiting_since').as('since')])
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere(isApart).as('apart_from_requests'),
      fn.countAll<string>().filterWhere(isInDanger).as('in_danger'),
    ])
    .where('state', '=', 'waiting')
    .where(visibleTo(viewer))
    .executeTakeFirstOrThrow()
  return {
    waiting: Number(waiting),
    since: since?.toISOString() ?? null,
    apart_from_requests: Number(of.apart_from_requests),
    in_danger: Number(of.in_danger),
  }
}

/** A chat with a number is a request too: as long as no one has it, it is counted there. */
const isApart = sql<boolean>`not exists (select from lead where lead.id = chat.id and ${sql.raw(unclaimedSql)})`

const mostUnread = 100

/**
 * The chats that the person has, whose visitor wrote what they have not seen, or that they were given and have not opened: danger first, then
 * the longest wait. Every screen asks for them, and only the first is named: of the others no more than their IDs is read.
 */
async function findUnread(world: World, viewer: Viewer) {
  const unread = await world.db
    .selectFrom('chat')
    .select('chat.id')
    .where('chat.state', '=', 'staff')
    .where('chat.assigned_to', '=', viewer.employee.id)
    .where(isUnread)
    .orderBy(turn)
    .orderBy('chat.id')
    .limit(mostUnread)
    .execute()
  const id = unread[0]?.id
  const first =
    id === undefined
      ? undefined
      : await selectRows(world, viewer).where('chat.id', '=', id).executeTakeFirst()
  return { count: unread.length, first }
}

const isUnread = sql<boolean>`(chat.join_by is not null or exists (select from chat_message
  where chat_message.chat_id = chat.id and author = 'visitor' and position > chat.staff_seen))`

function named({ id, name, town, is_danger, ...chat }: ChatRow, is_mine: boolean): WaitingChat {
  return { id, name, town, is_danger, is_mine, since: chat.waiting_since ?? chat.last_message_at }
}
