import * as z from 'zod'
import { newId } from '#platform/uuid.ts'

const Unsent = z.object({ id: z.uuid(), kind: z.enum(['text', 'note']), text: z.string() })
/** What was sent and did not arrive yet: its id stays the same, so that it arrives once however often it is sent. */
export type Unsent = z.output<typeof Unsent>

/** What is typed for a conversation, as this device stores it at each key. */
export const StoredReply = z.object({ text: z.string(), note: z.string(), unsent: z.array(Unsent) }).partial()
export type StoredReply = Required<z.output<typeof StoredReply>>

/** With which of the two is being written. */
export type ReplyDraft = StoredReply & { readonly kind: Unsent['kind'] }

export const emptyReply: StoredReply = { text: '', note: '', unsent: [] }

/** Where nothing is typed and everything has arrived, nothing is stored. */
export function isEmpty({ text, note, unsent }: StoredReply) {
  return text === '' && note === '' && unsent.length === 0
}

/** What is in the field: a note never stands where a reply is written. */
export function typedIn({ kind, text, note }: ReplyDraft) {
  return kind === 'note' ? note : text
}

export function withTyped(draft: ReplyDraft, typed: string): ReplyDraft {
  return draft.kind === 'note' ? { ...draft, note: typed } : { ...draft, text: typed }
}

/** The field is free for the next words, and what was in it is on its way. After a note a reply is written next: nobody shall take one for the other. */
export function takenOut(draft: ReplyDraft, id = newId()): { draft: ReplyDraft; sent: Unsent } | null {
  const text = typedIn(draft).trim()
  if (!text) return null
  const sent: Unsent = { id, kind: draft.kind, text }
  return { draft: { ...withTyped(draft, ''), kind: 'text', unsent: [...draft.unsent, sent] }, sent }
}

export function without(draft: ReplyDraft, id: string): ReplyDraft {
  return { ...draft, unsent: draft.unsent.filter((one) => one.id !== id) }
}

/** Back into the field, before what is typed there meanwhile. */
export function putBack(draft: ReplyDraft, { id, kind, text }: Unsent): ReplyDraft {
  const next = without({ ...draft, kind }, id)
  return withTyped(next, [text, typedIn(next)].filter(Boolean).join('\n'))
}
