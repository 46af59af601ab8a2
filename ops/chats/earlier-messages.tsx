import { useInfiniteQuery } from '@tanstack/react-query'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { earlierMessagesQuery } from './queries.ts'
import { Transcript } from './transcript.tsx'

/** What was said before the messages that a long conversation shows at first. */
export function EarlierMessages({ chat }: { chat: ChatDetail }) {
  const first = chat.messages[0]?.position ?? 1
  const earlier = useInfiniteQuery({ ...earlierMessagesQuery(chat.id, first), enabled: false })
  const messages = earlier.data?.pages.toReversed().flatMap(({ items }) => items) ?? []
  const isMore = first > 1 && (earlier.data === undefined || earlier.hasNextPage)
  return (
    <>
      {isMore && (
        <button
          type="button"
          className={`mb-3 w-full ${button('plain')}`}
          aria-disabled={earlier.isFetching}
          onClick={() => void (earlier.data ? earlier.fetchNextPage() : earlier.refetch())}
        >
          {earlier.isFetching ? 'Loading…' : 'Show earlier messages'}
        </button>
      )}
      {earlier.isError && <p role="alert">{problemOf(earlier.error).detail}</p>}
      {messages.length > 0 && <Transcript chat={{ ...chat, messages }} />}
    </>
  )
}
