import { Link } from '@tanstack/react-router'
import { MessageSquare, PhoneCall } from 'lucide-react'
import { clockOf } from '../dashboard/words.ts'
import { useSeconds } from '../ui/use-seconds.ts'
import { useChatAlertWords } from '../words/use-chat-alert-words.ts'
import { useWords } from '../words/use-words.ts'
import { chatWords } from './chat-alert-words.ts'
import type { FirstAlert } from './first-alert.ts'

/**
 * One line while a call or readings are taken on a small screen: who is on the phone, or on site, comes first. And of a request or
 * chat that was seen, so that the others have room.
 */
export function FoldedBar({ first, className }: { first: FirstAlert; className: string }) {
  const { calls, choices } = useWords()
  const chats = useChatAlertWords()
  const now = useSeconds()
  const { call, alert, chat } = first
  const Icon = chat ? MessageSquare : PhoneCall
  const line = `flex h-12 items-center gap-3 border-l-4 ${chat?.is_danger ? 'border-[#d9473f]' : 'border-gold'} bg-rail-wash px-3 text-white`
  const words = (
    <>
      <Icon aria-hidden className="size-4 shrink-0 text-gold" />
      <span className="min-w-0 grow truncate font-semibold">
        {call && calls.needs(call.by.name)}
        {alert && choices.name(alert.name)}
        {chat && [chat.is_danger && chats.danger, chatWords(chat, chats)].filter(Boolean).join(': ')}
      </span>
      <span className="shrink-0 font-semibold tabular-nums">
        {clockOf(chat ? chat.since : (call ?? alert).received_at, now)}
      </span>
    </>
  )
  return (
    <section aria-label="First alert" data-folded-alert className={className}>
      {chat ? (
        <Link to="/ops/submissions/chats/$id" params={{ id: chat.id }} className={line}>
          {words}
        </Link>
      ) : (
        <Link to="/ops/alerts" className={line}>
          {words}
        </Link>
      )}
    </section>
  )
}
