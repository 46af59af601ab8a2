import { Link } from '@tanstack/react-router'
import type { ChatRow } from '#domain/chat/chat.ts'
import { agoWords } from '../ui/ago.ts'
import { clockWords } from '../ui/clock.ts'
import { answeredWithin, type GroupKey } from './chat-groups.ts'
import { endWords, lastWords, rowWords, runningWords, waitingSince, wordsOfDanger } from './words.ts'

type ChatRowLinkProps = { chat: ChatRow; group: GroupKey; now: Date; isChosen: boolean }

export function ChatRowLink({ chat, group, now, isChosen }: ChatRowLinkProps) {
  const isWaiting = group === 'waiting' || group === 'unanswered'
  const edge = isWaiting ? 'border-l-red' : isChosen ? 'border-l-ink' : 'border-l-transparent'
  return (
    <Link
      to="/ops/submissions/chats/$id"
      params={{ id: chat.id }}
      data-row={chat.id}
      aria-current={isChosen ? 'true' : undefined}
      className={`block scroll-my-24 border-b border-l-3 border-b-line py-2.5 pr-4 pl-3.25 transition-colors duration-150 hover:bg-wash lg:pl-5.75 ${edge} ${isChosen ? 'bg-wash' : ''}`}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="flex min-w-0 items-baseline gap-2">
          <Unread chat={chat} group={group} />
          <span className="line-clamp-2 min-w-0 text-base font-semibold">{rowWords(chat)}</span>
        </span>
        <Aside chat={chat} group={group} now={now} />
      </span>
      <Words chat={chat} />
      <Marks chat={chat} group={group} />
    </Link>
  )
}

/** Marks what the person has not read of their own, for the eye and with its name for screen readers. */
function Unread({ chat: { unread = 0 }, group }: Pick<ChatRowLinkProps, 'chat' | 'group'>) {
  if (unread === 0 || (group !== 'unanswered' && group !== 'mine')) return null
  return (
    <span className="shrink-0">
      <span aria-hidden className="block size-2.5 -translate-y-px rounded-full bg-red" />
      <span className="sr-only">{unread === 1 ? '1 unread message:' : `${unread} unread messages:`}</span>
    </span>
  )
}

/** What was written last, and before it the words of danger, which it does not replace. */
function Words({ chat }: Pick<ChatRowLinkProps, 'chat'>) {
  const danger = wordsOfDanger(chat)
  const isLast = chat.danger_told?.words === chat.last_words
  return (
    <>
      {danger !== null && (
        <span className="line-clamp-2 text-[0.9375rem] font-semibold wrap-anywhere text-red">{danger}</span>
      )}
      {!isLast && (
        <span className="line-clamp-1 text-[0.9375rem] wrap-anywhere text-muted">{lastWords(chat)}</span>
      )}
    </>
  )
}

function Aside({ chat, group, now }: Omit<ChatRowLinkProps, 'isChosen'>) {
  const clock = 'shrink-0 font-display text-xl leading-none font-semibold tabular-nums'
  const plain = 'shrink-0 text-[0.8125rem] text-muted tabular-nums'
  const last = new Date(chat.last_message_at)
  switch (group) {
    case 'waiting':
      return (
        <span className={`${clock} text-red`}>
          <span className="sr-only">waiting </span>
          {runningWords(waitingSince(chat), now)}
        </span>
      )
    case 'unanswered': {
      const since = new Date(chat.unanswered_since ?? chat.last_message_at)
      const isLate = now.getTime() - since.getTime() > answeredWithin
      return (
        <span className={`${clock} ${isLate ? 'text-red' : ''}`}>
          <span className="sr-only">unanswered for </span>
          {runningWords(since, now)}
        </span>
      )
    }
    case 'mine':
    case 'others':
      return <span className={plain}>{agoWords(last, now)}</span>
    case 'automated':
      return <span className={plain}>{clockWords(last, now)}</span>
    case 'ended':
      return <span className={plain}>{endWords(chat)}</span>
  }
}

function Marks({ chat, group }: Pick<ChatRowLinkProps, 'chat' | 'group'>) {
  const { is_danger, told_to_call, language, assigned_to, job_number, name, town, unserved, wished_way } =
    chat
  const isOthers = group === 'others' && assigned_to
  const job = group === 'ended' ? null : job_number
  // Without a name the town stands above already.
  const place = group === 'waiting' && name ? town : ''
  const isText = wished_way === 'text' && group !== 'ended'
  // Without a name the language stands above too.
  const isSpanish = language === 'es' && name
  if (!is_danger && !isOthers && !isSpanish && !job && !place && !unserved && !isText) return null
  return (
    <span className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
      {is_danger && (
        <span className="font-semibold text-red">
          {told_to_call ? `Danger: told to call ${told_to_call}` : 'Someone is in danger'}
        </span>
      )}
      {job && <span className="font-semibold text-ink">Job {job}</span>}
      {place && <span>{place}</span>}
      {unserved && <span className="font-semibold text-ink">{unserved}: not on our list</span>}
      {isOthers && <span>With {assigned_to.name}</span>}
      {isText && <span className="font-semibold text-ink">Wants a text</span>}
      {isSpanish && <span>Spanish</span>}
    </span>
  )
}
