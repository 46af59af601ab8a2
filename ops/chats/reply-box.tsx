import { useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { longestText, type ChatDetail } from '#domain/chat/chat.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { companyPhone } from '../session/company.ts'
import { useUser } from '../session/may.ts'
import { inputClass } from '../ui/field-frame.tsx'
import { RoomLeft } from '../ui/room-left.tsx'
import { CannedList, CannedShortcuts } from './canned-list.tsx'
import { cannedFor, filledIn, fitting, type Canned } from './canned.ts'
import { readyWordsQuery } from './queries.ts'
import { typedIn, withTyped } from './reply-draft.ts'
import type { Reply } from './use-reply.ts'
import { firstName } from '../ui/first-name.ts'

type ReplyBoxProps = {
  chat: ChatDetail
  reply: Reply
  field: RefObject<HTMLTextAreaElement | null>
  onType: () => void
}

/** Where replies and notes are written. A note looks like one, and never goes to the visitor. */
export function ReplyBox({ chat, reply, field, onType }: ReplyBoxProps) {
  const roomId = useId()
  const me = useUser()?.name ?? ''
  const [active, setActive] = useState(0)
  const { draft, change, send } = reply
  const typed = typedIn(draft)
  const isNote = draft.kind === 'note'
  const ready = fitting(useQuery(readyWordsQuery).data?.canned ?? [], chat)
  const canned = isNote ? null : cannedFor(typed, ready)

  function type(next: string) {
    setActive(0)
    change((before) => withTyped(before, next))
    if (!isNote && next !== '') onType()
  }

  function say(canned: Canned) {
    const name = chat.name ? firstName(chat.name) : ''
    return filledIn(canned[chat.language], { name, me: firstName(me), phone: displayPhone(companyPhone()) })
  }

  function take(chosen: Canned) {
    const words = say(chosen)
    type(cannedFor(typed, ready) ? words : [typed.trimEnd(), words].filter(Boolean).join(' '))
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = canned?.[active]
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (canned && by) {
      event.preventDefault()
      return setActive(Math.min(Math.max(active + by, 0), canned.length - 1))
    }
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return
    if (event.nativeEvent.isComposing) return
    event.preventDefault()
    if (chosen) take(chosen)
    else send()
  }

  return (
    <form
      className={`border-t border-line px-4 pt-1 pb-3 lg:px-5.5 ${isNote ? 'bg-gold-wash' : 'bg-sheet'}`}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Kind reply={reply} field={field} />
        {!isNote && <CannedShortcuts ready={ready} onTake={take} say={say} />}
      </div>
      <div className="relative flex items-end gap-2.5">
        {canned && <CannedList canned={canned} active={active} onTake={take} say={say} />}
        <textarea
          ref={field}
          rows={2}
          aria-label={isNote ? 'Note, only staff sees it' : 'Reply to the visitor'}
          aria-describedby={roomId}
          placeholder={isNote ? 'Only staff sees this' : 'Write a reply. Enter sends it.'}
          maxLength={longestText}
          value={typed}
          className={`${inputClass} field-sizing-content block max-h-40 min-h-14 w-full min-w-0 resize-none px-3 py-2 leading-snug`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          aria-label={isNote ? 'Save the note' : 'Send the reply'}
          className="grid size-14 shrink-0 place-content-center rounded-sm bg-rail text-white hover:bg-rail-wash disabled:opacity-60 in-data-[theme=dark]:border in-data-[theme=dark]:border-edge"
          disabled={typed.trim() === ''}
        >
          <ArrowUp aria-hidden className="size-5" />
        </button>
      </div>
      <RoomLeft id={roomId} text={typed} most={longestText} />
    </form>
  )
}

function Kind({ reply: { draft, change }, field }: Pick<ReplyBoxProps, 'reply' | 'field'>) {
  const kinds = [
    { kind: 'text', label: 'Reply', key: 'r' },
    { kind: 'note', label: 'Note', key: 'n' },
  ] as const
  return (
    <div role="group" aria-label="What is written" className="flex gap-5">
      {kinds.map(({ kind, label, key }) => (
        <button
          key={kind}
          type="button"
          title={`${label} (${key})`}
          aria-pressed={draft.kind === kind}
          className="min-h-11 border-b-3 border-transparent text-muted hover:text-ink aria-pressed:border-gold aria-pressed:font-bold aria-pressed:text-ink"
          onClick={() => {
            change((before) => ({ ...before, kind }))
            field.current?.focus()
          }}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
