import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { rowsOf } from '../ui/paged-list.tsx'
import { nextChats } from './chat-groups.ts'
import { chatListQuery } from './queries.ts'
import { useServerSeconds } from './use-server-seconds.ts'
import { lastWords, rowWords, runningWords, waitingSince, wordsOfDanger } from './words.ts'

/**
 * Who waits longest while this conversation is open, danger first and then one’s own, and the way there: the list may have scrolled past, and on a phone it
 * is not shown. It takes no focus, and what is typed here stays.
 */
export function NextWaiting({ open }: { open: string }) {
  const waiting = rowsOf(useInfiniteQuery(chatListQuery({ state: 'waiting' })).data) ?? []
  const own = rowsOf(useInfiniteQuery(chatListQuery({ state: 'staff', of: 'me' })).data) ?? []
  const now = useServerSeconds()
  const others = nextChats(own, waiting).filter(({ chat }) => chat.id !== open)
  const [first] = others
  if (!first) return null
  const { chat: next, isMine } = first
  const since = isMine ? new Date(next.unanswered_since ?? next.last_message_at) : waitingSince(next)
  return (
    <aside aria-label="Also waiting">
      <Link
        to="/ops/submissions/chats/$id"
        params={{ id: next.id }}
        className="flex min-h-12 items-center gap-3 border-t border-l-3 border-t-line border-l-red bg-sheet px-4 py-1.5 hover:bg-wash lg:px-5.5"
      >
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 truncate font-semibold">{rowWords(next)}</span>
            {next.is_danger && <span className="shrink-0 text-sm font-semibold text-red">Danger</span>}
            <span className="shrink-0 text-sm text-muted">
              {isMine ? 'yours, unanswered ' : 'waits '}
              <span className="tabular-nums">{runningWords(since, now)}</span>
              {others.length > 1 && `, ${others.length - 1} more`}
            </span>
          </span>
          <span className="block truncate text-[0.9375rem] text-muted">
            {wordsOfDanger(next) ?? lastWords(next)}
          </span>
        </span>
        <span className="shrink-0 font-semibold underline decoration-gold decoration-2 underline-offset-4">
          Open
        </span>
      </Link>
    </aside>
  )
}
