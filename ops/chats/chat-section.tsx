import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { problemOf } from '../problem.ts'
import { chatQuery } from './queries.ts'
import { DownloadChat } from './download-chat.tsx'
import { EarlierMessages } from './earlier-messages.tsx'
import { Transcript } from './transcript.tsx'

/** The conversation in the frame of a record: its end is in sight, and all of it can be read. */
export function ChatSection({ id }: { id: string }) {
  const { data: chat, error } = useQuery(chatQuery(id))
  return (
    <section aria-label="Chat" className="border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-xl">Chat</h3>
        <Link
          to="/ops/submissions/chats/$id"
          params={{ id }}
          className="min-h-11 content-center font-semibold underline decoration-gold decoration-2 underline-offset-4"
        >
          Open the chat
        </Link>
      </div>
      {error && !chat && <p className="text-muted">{problemOf(error).detail}</p>}
      {chat?.deleted_at && <p className="text-muted">What was written in this chat was deleted.</p>}
      {chat && !chat.deleted_at && (
        <div
          tabIndex={0}
          role="region"
          aria-label="Conversation"
          className="mt-1 flex max-h-112 flex-col-reverse overflow-y-auto rounded-sm border border-line bg-paper p-3"
        >
          <div className="mb-auto">
            <EarlierMessages chat={chat} />
            <Transcript chat={chat} />
          </div>
        </div>
      )}
      {chat && !chat.deleted_at && (
        <div className="mt-3">
          <DownloadChat chat={chat} />
        </div>
      )}
    </section>
  )
}
