import { useRef, type RefObject } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { useServerNow } from '../session/use-server-now.ts'
import { agoWords } from '../ui/ago.ts'
import { StaleList } from '../ui/list-states.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { EarlierMessages } from './earlier-messages.tsx'
import { NextWaiting } from './next-waiting.tsx'
import { OfferCrew } from './offer-crew.tsx'
import { ReplyBox } from './reply-box.tsx'
import { Transcript } from './transcript.tsx'
import { UnsentMessages } from './unsent-messages.tsx'
import type { Reply } from './use-reply.ts'
import { usePlace } from './use-place.ts'
import { useTellTyping, useTyping } from './use-signals.ts'
import { useTellSeen } from './use-tell-seen.ts'
import type { useTurn } from './use-turn.ts'
import type { Whose } from './whose.ts'
import { callWords, visitorWords } from './words.ts'

type ConversationProps = {
  chat: ChatDetail
  whose: Whose
  stale: { error: unknown; retry: () => void } | null
  reply: Reply
  turn: ReturnType<typeof useTurn>
  takeOver: () => void
  field: RefObject<HTMLTextAreaElement | null>
  mayReply: boolean
  isShown: boolean
}

export function Conversation({
  chat,
  whose,
  stale,
  reply,
  turn,
  takeOver,
  field,
  mayReply,
  isShown,
}: ConversationProps) {
  const typing = useTyping(chat.id)
  const tellTyping = useTellTyping(chat.id)
  const head = useRef<HTMLElement>(null)
  const messages = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const place = { head, messages, foot }
  const isMine = whose === 'mine'
  usePlace(chat, { place, isMine, isShown })
  useTellSeen(chat, { place, isMine })

  return (
    <section
      aria-label={`Chat with ${visitorWords(chat)}`}
      className={`min-w-0 flex-col lg:col-start-2 lg:row-start-2 lg:min-h-0 xl:flex ${isShown ? 'flex max-lg:min-h-[calc(100dvh-7rem)]' : 'hidden'}`}
    >
      <ConversationHead
        ref={head}
        chat={chat}
        whose={whose}
        mayReply={mayReply}
        turn={turn}
        takeOver={takeOver}
        putInReply={(words) => {
          reply.change((draft) => ({
            ...draft,
            kind: 'text',
            text: [draft.text, words].filter(Boolean).join(' '),
          }))
          field.current?.focus()
        }}
      />
      {stale && <StaleList what="chat" error={stale.error} retry={stale.retry} />}
      {/* From the end on: what is new is in sight, unless someone reads further up. */}
      <div
        ref={messages}
        tabIndex={0}
        role="region"
        aria-label="Messages"
        className="flex-1 lg:flex lg:min-h-0 lg:flex-col-reverse lg:overflow-y-auto"
      >
        <div className="mb-auto px-4 py-4 lg:px-5.5">
          {chat.deleted_at && <Deleted at={chat.deleted_at} />}
          <EarlierMessages chat={chat} />
          <Transcript chat={chat} />
          {mayReply && <UnsentMessages reply={reply} />}
          {mayReply && whose !== 'others' && <OfferCrew chat={chat} reply={reply} />}
          <p role="status" className="mt-2.5 flex min-h-[1lh] items-center gap-2 text-[0.9375rem] text-muted">
            {typing !== null && (
              <>
                <TypingDots /> {typing || callWords(chat)} is typing
              </>
            )}
          </p>
        </div>
      </div>
      <div
        ref={foot}
        className="max-lg:sticky max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-lg:z-9"
      >
        <NextWaiting open={chat.id} />
        {mayReply && whose !== 'others' && !chat.deleted_at && (
          <ReplyBox chat={chat} reply={reply} field={field} onType={() => tellTyping(Date.now())} />
        )}
      </div>
    </section>
  )
}

function Deleted({ at }: { at: string }) {
  const now = useServerNow()
  return (
    <p className="border-l-3 border-edge bg-wash px-3 py-2">
      This chat was deleted, {agoWords(new Date(at), now).toLowerCase()}. Its request stays, with the number
      and the photos.
    </p>
  )
}

function TypingDots() {
  return (
    <span aria-hidden className="flex gap-1">
      {[0, 1, 2].map((dot) => (
        <span key={dot} className="size-2 animate-pulse rounded-full bg-edge" />
      ))}
    </span>
  )
}
