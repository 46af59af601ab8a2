import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { button } from '../ui/button.ts'
import { FailedRecord } from '../ui/failed-record.tsx'
import { Bar } from '../ui/list-states.tsx'
import { OpenChat } from './open-chat.tsx'
import { chatQuery } from './queries.ts'

/** The conversation that is open, with what it has told. */
export function ChatPanel({ id, isFactsShown }: { id: string; isFactsShown: boolean }) {
  const chat = useQuery(chatQuery(id))
  if (chat.data)
    return (
      <OpenChat
        key={id}
        chat={chat.data}
        stale={chat.isError ? { error: chat.error, retry: () => void chat.refetch() } : null}
        isFactsShown={isFactsShown}
      />
    )
  return (
    <section aria-label="Chat" className="min-w-0 px-4 py-6 lg:px-5.5 xl:col-span-2">
      {chat.isPending ? (
        <Skeleton />
      ) : (
        <FailedRecord
          missing="Chat not found"
          failed="This chat couldn’t be loaded"
          why="It may be someone else’s, or its address is wrong."
          back={
            <Link to="/ops/submissions/chats" className={`mt-3 ${button('plain')}`}>
              Back to the chats
            </Link>
          }
          error={chat.error}
          reload={() => void chat.refetch()}
        />
      )}
    </section>
  )
}

function Skeleton() {
  return (
    <div role="status" className="max-w-xl space-y-4">
      <span className="sr-only">Loading…</span>
      <Bar width="w-1/3" />
      <Bar width="w-2/3" />
      <Bar width="w-1/2" />
      <Bar width="w-3/4" />
    </div>
  )
}
