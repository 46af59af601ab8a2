import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { clockWords } from '../ui/clock.ts'
import { useServerNow } from '../session/use-server-now.ts'
import { useChatAlertWords } from '../words/use-chat-alert-words.ts'
import { useFirstWords } from '../words/words.tsx'
import { useWaitingChats } from './waiting-queries.ts'

/** How many wait in chats, where requests are listed: danger is told of in both. */
export function ChatsLine({ className = '' }: { className?: string }) {
  const words = useChatAlertWords()
  const { locale } = useFirstWords()
  const now = useServerNow()
  const chats = useWaitingChats()
  if (!chats || chats.waiting + chats.unread === 0) return null
  const { waiting, unread, in_danger, since } = chats
  const told = [
    waiting > 0 && words.waiting(waiting),
    in_danger > 0 && words.inDanger(in_danger),
    unread > 0 && words.unread(unread),
  ]
  return (
    <Link
      to="/ops/submissions/chats"
      className={`flex min-h-12 flex-wrap items-center gap-x-3 border-l-3 bg-sheet px-3 py-1.5 hover:bg-wash ${in_danger > 0 ? 'border-red' : 'border-gold'} ${className}`}
    >
      <span className={`flex items-baseline gap-x-3 font-semibold ${in_danger > 0 ? 'text-red' : ''}`}>
        <MessageSquare aria-hidden className="size-4 shrink-0 self-center" />
        <span>{told.filter(Boolean).join(', ')}</span>
      </span>
      {since !== null && (
        <span className="text-muted tabular-nums">
          {words.longestSince(clockWords(new Date(since), now, locale))}
        </span>
      )}
      <span className="ml-auto font-semibold underline decoration-gold decoration-2 underline-offset-4">
        {words.openAll}
      </span>
    </Link>
  )
}
