import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import type { WaitingChat } from '#domain/chat/chat-query.ts'
import { useWaitingChats } from '../chats/waiting-queries.ts'
import { clockOf, waitedAloud } from '../dashboard/words.ts'
import { button } from '../ui/button.ts'
import { useSeconds } from '../ui/use-seconds.ts'
import { useChatAlertWords } from '../words/use-chat-alert-words.ts'
import { useWords } from '../words/use-words.ts'
import { chatTitle, chatWords } from './chat-alert-words.ts'

/** A visitor in a chat who waits for a person, or for the person who reads this, with the way there. */
export function ChatBar({ chat, className }: { chat: WaitingChat; className: string }) {
  const words = useChatAlertWords()
  const { time } = useWords()
  const now = useSeconds()
  const { waiting = 0, unread = 0 } = useWaitingChats() ?? {}
  const others = waiting + unread - 1
  const title = chatTitle(chat, words)
  return (
    <section
      aria-label={title}
      className={`border-l-4 ${chat.is_danger ? 'border-[#d9473f]' : 'border-gold'} bg-rail-wash px-3 py-2.5 low:py-1 lg:short:py-1.5 ${className}`}
    >
      <p className="flex items-center justify-between gap-2 text-[0.8125rem] low:hidden cramped:flex-wrap">
        <span className="flex min-w-0 items-center gap-1.5">
          <MessageSquare aria-hidden className="size-3.5 shrink-0 text-gold lg:hidden" />
          <span
            className={`min-w-0 ${chat.is_danger ? 'rounded-sm bg-[#a31d16] px-1.5 font-semibold text-white' : ''}`}
          >
            {title}
          </span>
        </span>
        <span aria-hidden className="shrink-0 font-semibold text-white tabular-nums">
          {clockOf(chat.since, now)}
        </span>
        <span className="sr-only">{waitedAloud(chat.since, now, time)}</span>
      </p>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-3 low:hidden lg:short:mt-0 lg:block">
        <p className="line-clamp-1 min-w-0 font-display text-xl leading-tight text-white wrap-break-word">
          {chatWords(chat, words)}
        </p>
        {others > 0 && (
          <Link
            to="/ops/submissions/chats"
            className="flex min-h-11 shrink-0 items-end text-sm underline underline-offset-4 lg:min-h-6 lg:short:hidden"
          >
            {words.more(others)}
          </Link>
        )}
      </div>
      <Link
        to="/ops/submissions/chats/$id"
        params={{ id: chat.id }}
        className={`mt-2 w-full low:mt-0 lg:short:mt-1 ${button('gold')} max-lg:min-h-12`}
      >
        {words.open}
        <span className="sr-only">: {chatWords(chat, words)}</span>
      </Link>
    </section>
  )
}
