import { Link } from '@tanstack/react-router'
import { MessageSquareText, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { useMay } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { useChatWords } from '../words/use-chat-words.ts'

/** The way from a conversation to its job: the call script, with all that was told. A number is all it needs. */
export function MakeJobPlace({ chat, ask }: { chat: ChatDetail; ask: (() => void) | null }) {
  const mayConvert = useMay('leads.convert')
  const maySeeJobs = useMay('intake.view')
  if (chat.job_number)
    return (
      <Place words={`This chat became the job ${chat.job_number}.`}>
        {maySeeJobs && (
          <Link to="/ops/intake/$id" params={{ id: chat.id }} className={`flex-1 ${button('plain')}`}>
            Open the job
          </Link>
        )}
        <CallLink chat={chat} />
      </Place>
    )
  if (!mayConvert) return null
  if (!chat.has_lead)
    return (
      <Place words="A phone number is missing. With one the chat can become a job.">
        <button type="button" disabled className={`basis-full ${button('gold')}`}>
          Make job and send crew
        </button>
        {ask && (
          <button type="button" className={`basis-full ${button('plain')}`} onClick={ask}>
            Ask for the number
          </button>
        )}
      </Place>
    )
  return (
    <Place words={`${withWords(chat)} go with the job.`}>
      <Link
        data-make-job
        to="/ops/intake/new"
        search={{ from: chat.id, crew: true }}
        title="Make job and send crew (Ctrl+Enter)"
        className={`min-w-0 flex-1 ${button('gold')}`}
      >
        Make job and send crew
      </Link>
      <CallLink chat={chat} />
    </Place>
  )
}

function Place({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="mt-auto border-t border-line bg-sheet px-4 pt-3 pb-4 max-lg:sticky max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-lg:z-9 lg:px-5.5 [@media(max-height:30rem)]:static">
      <p className="mb-2 text-[0.9375rem] text-muted">{words}</p>
      <div className="flex flex-wrap gap-2.5">{children}</div>
    </div>
  )
}

/** Whoever cannot speak is texted. */
function CallLink({ chat: { phone, text_only } }: { chat: ChatDetail }) {
  const words = useChatWords()
  if (!phone) return null
  if (text_only)
    return (
      <a href={`sms:${phone}`} aria-label={words.textVisitor} className={`${button('plain')} min-w-12`}>
        <MessageSquareText aria-hidden className="size-4.5" />
      </a>
    )
  return (
    <a href={`tel:${phone}`} aria-label="Call the visitor" className={`${button('plain')} min-w-12`}>
      <Phone aria-hidden className="size-4.5" />
    </a>
  )
}

function withWords({ photos, first_page }: ChatDetail) {
  const parts = [
    'The transcript',
    photos.length === 1 && 'the photo',
    photos.length > 1 && `the ${photos.length} photos`,
    first_page && 'the first page',
  ].filter(Boolean)
  const last = parts.at(-1)
  return parts.length === 1 ? 'The transcript and the facts' : `${parts.slice(0, -1).join(', ')} and ${last}`
}
