import { sql, type ExpressionBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { World } from '#platform/world.ts'
import { visibleTo as leadVisibleTo } from '#domain/leads/visible.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import type { ChatRow } from './chat.ts'
import { toldOfDanger } from './danger/danger-words.server.ts'
import { numberFor } from './danger/emergency-kinds.ts'
import { withoutSecrets } from './devices/without-secrets.ts'
import { isOwn } from './own-messages.server.ts'
import { ToldFacts } from './facts/told-facts.ts'
import { unansweredSince, unread } from './unanswered-since.server.ts'

/** The chat heard of it, or the visitor said yes when they were asked. */
export const isInDanger = sql<boolean>`(chat.danger is not null or coalesce(chat.facts -> 'danger' ->> 'value' = 'yes', false))`

/** Of those that wait, whoever is in danger comes before all who are not, and then the longest wait. */
export const turn = sql<Date>`case when ${isInDanger}
  then waiting_since - interval '20 years' else coalesce(waiting_since, chat.last_message_at) end`

/** Of a person’s own, whoever has no answer comes first by the same rule, and of the others the latest. */
export const ownTurn = sql<Date>`coalesce(${unansweredSince} - case when ${isInDanger}
  then interval '20 years' else interval '10 years' end,
  timestamptz '2100-01-01' - (chat.last_message_at - timestamptz '2000-01-01'))`

/** Later words do not replace those that told of a danger while nobody has the chat. */
const dangerToldIn = sql<{ words: string; is_by_link: boolean } | null>`case
  when chat.danger is not null and chat.state = 'waiting' then ${toldOfDanger} end`

/** Of their requests no more than the person sees by themselves: who is in a conversation may not see what became of it. */
export function selectRows({ db }: World, { employee }: Allowed<'chat.view'>) {
  const reader = allow(employee, 'leads.view')
  return db
    .selectFrom('chat')
    .leftJoin('employee', 'employee.id', 'chat.assigned_to')
    .leftJoin('lead', (join) =>
      join.onRef('lead.id', '=', 'chat.id').on('chat.contact_at', 'is not', null).on(leadVisibleTo(reader)),
    )
    .leftJoin('job', 'job.id', 'lead.id')
    .select([
      'chat.id',
      'chat.state',
      'language',
      'chat.page',
      'chat.facts',
      'chat.opened_at',
      'chat.last_message_at',
    ])
    .select([
      'chat.waiting_since',
      'chat.danger',
      'chat.heard_loss',
      isInDanger.as('is_danger'),
      'chat.wished_way',
      turn.as('turn'),
      ownTurn.as('own_turn'),
      'chat.first_reply_at',
      'employee.id as employee_id',
      'employee.name as employee',
    ])
    .select(['lead.name', 'lead.phone', 'lead.town', 'lead.reference', 'job.number as job_number'])
    .select((chat) => [
      lastWordsOf(chat).select('text').as('last_words'),
      lastWordsOf(chat)
        .select(sql<boolean>`not (${isOwn})`.as('is_by_link'))
        .as('is_by_link'),
    ])
    .select([dangerToldIn.as('danger_told'), unansweredSince.as('unanswered_since'), unread.as('unread')])
    .select((chat) =>
      chat
        .selectFrom('chat_message')
        .select(sql<string>`detail ->> 'unserved'`.as('unserved'))
        .whereRef('chat_id', '=', 'chat.id')
        .where(sql<boolean>`detail ->> 'unserved' is not null`)
        .orderBy('position', 'desc')
        .limit(1)
        .as('unserved'),
    )
}

function lastWordsOf(chat: ExpressionBuilder<Schema, 'chat'>) {
  return chat
    .selectFrom('chat_message')
    .whereRef('chat_id', '=', 'chat.id')
    .where('author', '=', 'visitor')
    .where('kind', '=', 'text')
    .orderBy('position', 'desc')
    .limit(1)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

export function shown(row: Row): ChatRow {
  const { id, state, language, page, phone, reference, job_number, employee_id, employee } = row
  const { name, town, loss } = ToldFacts.parse(row.facts)
  return {
    id,
    state,
    language,
    page,
    phone,
    reference,
    job_number,
    name: row.name ?? wordOf(name),
    town: row.town || (wordOf(town) ?? ''),
    last_words: withoutSecrets(row.last_words ?? ''),
    ...(row.is_by_link && { last_words_by_link: true as const }),
    assigned_to: employee_id && employee !== null ? { id: employee_id, name: employee } : null,
    opened_at: row.opened_at.toISOString(),
    last_message_at: row.last_message_at.toISOString(),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    first_reply_at: row.first_reply_at?.toISOString() ?? null,
    is_danger: row.is_danger,
    told_to_call: row.danger === null ? null : numberFor(row.danger),
    danger: row.danger,
    danger_told: row.danger_told && wordsToldIn(row.danger_told),
    loss: (loss?.from_page ? null : wordOf(loss)) ?? row.heard_loss,
    unserved: row.unserved,
    wished_way: row.wished_way,
    unanswered_since: row.unanswered_since?.toISOString() ?? null,
    unread: row.unread,
  }
}

function wordsToldIn({ words, is_by_link }: { words: string; is_by_link: boolean }) {
  return { words: withoutSecrets(words), ...(is_by_link && { by_link: true as const }) }
}

function wordOf(fact: ToldFacts[keyof ToldFacts]) {
  return typeof fact?.value === 'string' ? fact.value : null
}
