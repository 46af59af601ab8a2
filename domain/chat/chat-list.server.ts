import { sql } from 'kysely'
import { readCursor, writeCursor } from '#platform/database/page-cursor.ts'
import type { World } from '#platform/world.ts'
import { findAlerted, findNextAlert } from '#domain/alerts/next-alert.server.ts'
import { instantOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { photosOf } from '#domain/records/record-photos.server.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { ToldFacts } from './facts/told-facts.ts'
import type { ChatPage, ChatQuery, FirstReplies } from './chat-query.ts'
import { latestMessages } from './chat-views.server.ts'
import { ownTurn, selectRows, shown, turn } from './chat-rows.server.ts'
import type { ChatDetail, ChatMessages } from './chat.ts'
import { findPlanned } from './planned.server.ts'
import { chatNotFound, requireSeen } from './chats.server.ts'
import { skippedOf } from './skipped.server.ts'
import { isTextOnly } from './text-only.server.ts'
import { visibleTo } from './visible.ts'

type Viewer = Allowed<'chat.view'>

/**
 * A page of conversations, the latest first; of those that wait, danger first and then the longest wait, and so of the person’s own with
 * an unanswered message, which come before those without. Where nothing was said yet there is none.
 */
export async function listChats(world: World, viewer: Viewer, query: ChatQuery): Promise<ChatPage> {
  const { state, of, since, limit, cursor } = query
  const me = viewer.employee.id
  const order = orderOf(query)
  const place = cursor === undefined ? null : readCursor(cursor)
  const rows = await selectRows(world, viewer)
    .where(visibleTo(viewer))
    .$if(state === 'automated', (chat) => chat.where('first_said_at', 'is not', null))
    .$if(state !== undefined, (chat) => (state ? chat.where('chat.state', '=', state) : chat))
    .$if(of === 'me', (chat) => chat.where('chat.assigned_to', '=', me))
    .$if(of === 'others', (chat) => chat.where('chat.assigned_to', '!=', me))
    .$if(since !== undefined, (chat) => (since ? chat.where('last_message_at', '>=', new Date(since)) : chat))
    .$if(place !== null, (chat) => {
      if (!place) return chat
      const after = sql`(${place.at}, ${place.id}::uuid)`
      return order.by
        ? chat.where(sql<boolean>`(${order.by}, chat.id) > ${after}`)
        : chat.where(sql<boolean>`(last_message_at, chat.id) < ${after}`)
    })
    .orderBy(order.by ?? 'last_message_at', order.by ? 'asc' : 'desc')
    .orderBy('chat.id', order.by ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(shown),
    next: last ? writeCursor({ at: last[order.at], id: last.id }) : null,
  }
}

/** `by`: first the smallest; null: first the latest. `at`: the same of a row. */
function orderOf({ state, of }: ChatQuery) {
  if (state === 'waiting') return { by: turn, at: 'turn' } as const
  return state === 'staff' && of === 'me'
    ? ({ by: ownTurn, at: 'own_turn' } as const)
    : ({ by: null, at: 'last_message_at' } as const)
}

export async function getChat(world: World, viewer: Viewer, id: string): Promise<ChatDetail> {
  const chat = await findChat(world, viewer, id)
  if (!chat) throw chatNotFound()
  return chat
}

export async function findChat(world: World, viewer: Viewer, id: string): Promise<ChatDetail | null> {
  const row = await selectRows(world, viewer)
    .select(['first_page', 'referrer', 'visitor_seen', 'staff_seen', 'first_said_at', 'contact_at'])
    .select(['forgotten_at', 'chat.skipped', 'join_by'])
    .where('chat.id', '=', id)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!row) return null
  const permissions = grantsAt(viewer.employee.permissions, await isInCareOf(world, viewer, id))
  const [photos, messages, next, next_alert, alerted, text_only] = await Promise.all([
    photosOf(world, { permissions }, id),
    latestMessages(world, id),
    row.job_number && permissions['intake.view'] ? findPlanned(world, id) : null,
    row.state === 'waiting' ? findNextAlert(world, id) : null,
    row.waiting_since ? findAlerted(world, id, row.waiting_since) : [],
    isTextOnly(world, id),
  ])
  const { first_page, referrer, visitor_seen, staff_seen } = row
  const facts = ToldFacts.parse(row.facts)
  const isRequestHidden = row.contact_at !== null && row.reference === null
  return {
    ...shown(row),
    first_page,
    referrer,
    visitor_seen,
    staff_seen,
    facts,
    skipped: skippedOf({ skipped: row.skipped, facts }),
    first_said_at: row.first_said_at?.toISOString() ?? null,
    has_lead: row.contact_at !== null,
    deleted_at: row.forgotten_at?.toISOString() ?? null,
    photos: photos.filter(({ by }) => !isRequestHidden || by === null),
    text_only,
    next_visit: next,
    next_alert,
    alerted: alerted.map(({ line, people }) => ({ line, people })),
    join_by: row.join_by?.toISOString() ?? null,
    messages,
  }
}

/** What was said in a conversation before a position. */
export async function listEarlierMessages(
  world: World,
  viewer: Viewer,
  { id, before }: { id: string; before: number },
): Promise<ChatMessages> {
  await requireSeen(world, viewer, id)
  return { items: await latestMessages(world, id, before) }
}

/** Of the visitors who got a first reply of a person since the company’s day began. */
export async function medianFirstReply(world: World, viewer: Viewer): Promise<FirstReplies> {
  const today = instantOf(`${companyDay(world.now())}T00:00`)
  const { median, replies } = await world.db
    .selectFrom('chat')
    .select(({ fn }) => [
      sql<number | null>`percentile_cont(0.5) within group
        (order by extract(epoch from first_reply_at - first_said_at))`.as('median'),
      fn.countAll<string>().as('replies'),
    ])
    .where('first_reply_at', '>=', today)
    .where('first_said_at', 'is not', null)
    .where(visibleTo(viewer))
    .executeTakeFirstOrThrow()
  return { median_seconds: median === null ? null : Math.round(median), replies: Number(replies) }
}
