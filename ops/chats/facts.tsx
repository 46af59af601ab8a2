import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { problemOf } from '../problem.ts'
import { useServerNow } from '../session/use-server-now.ts'
import { Notice } from '../ui/notice.tsx'
import { FactLine, type Asking } from './fact-line.tsx'
import { countKnown, type FactRow, type RowKey } from './fact-rows.ts'
import { MakeJobPlace } from './make-job-place.tsx'
import { useFillIn } from './use-fill-in.ts'

type FactsProps = {
  chat: ChatDetail
  rows: readonly FactRow[]
  /** Null for who may only read. */
  askingOf: ((key: RowKey) => Asking | null) | null
  isShown: boolean
  /** How much the visitor wrote that the person who has the chat has not seen. */
  unread: number
}

/** What the conversation has told so far, in the order of a call; the rest is asked from here. */
export function Facts({ chat, rows, askingOf, isShown, unread }: FactsProps) {
  const now = useServerNow()
  const fill = useFillIn(chat)
  const known = countKnown(rows)
  return (
    <aside
      aria-label="Intake from this chat"
      className={`min-w-0 flex-col bg-sheet lg:col-start-2 lg:row-start-2 lg:min-h-0 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:flex xl:border-l xl:border-line ${isShown ? 'flex max-lg:min-h-dvh lg:overflow-y-auto' : 'hidden'}`}
    >
      <div className="px-4 pt-3 pb-3.5 lg:px-5.5 xl:pt-6">
        <Link
          to="/ops/submissions/chats/$id"
          params={{ id: chat.id }}
          search={{}}
          resetScroll={false}
          className="-ml-2 flex min-h-11 w-fit items-center gap-1 pr-4 font-semibold xl:hidden"
        >
          <ChevronLeft aria-hidden className="size-5" />
          Conversation
          {unread > 0 && (
            <span className="ml-1 min-w-6 rounded-full bg-[#a31d16] px-1.5 text-center text-sm leading-6 text-white tabular-nums">
              {unread}
              <span className="sr-only"> {unread === 1 ? 'new message' : 'new messages'}</span>
            </span>
          )}
        </Link>
        <h2 className="text-[1.75rem]">Intake from this chat</h2>
        <p className="text-sm text-muted">
          {known} of {rows.length} facts. Name and phone are enough.
        </p>
        <Progress known={known} of={rows.length} />
      </div>
      <dl className="border-t border-ink xl:min-h-0 xl:flex-1 xl:overflow-y-auto">
        {rows.map((row) => (
          <FactLine
            key={row.key}
            chat={chat}
            row={row}
            now={now}
            asking={askingOf?.(row.key) ?? null}
            fill={fill}
          />
        ))}
      </dl>
      {fill.error !== null && (
        <div className="px-4 py-2 lg:px-5.5">
          <Notice title={problemOf(fill.error).detail} />
        </div>
      )}
      <MakeJobPlace chat={chat} ask={askingOf ? () => askingOf('phone')?.ask() : null} />
    </aside>
  )
}

function Progress({ known, of }: { known: number; of: number }) {
  return (
    <div aria-hidden className="mt-2 flex gap-1.5">
      {Array.from({ length: of }, (_, nth) => (
        <span
          key={nth}
          className={`h-1.5 flex-1 ${nth < known ? 'bg-ink' : nth === known ? 'bg-gold' : 'bg-line'}`}
        />
      ))}
    </div>
  )
}
