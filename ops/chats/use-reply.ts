import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { newId } from '#platform/uuid.ts'
import { problemOf } from '../problem.ts'
import { useUser } from '../session/may.ts'
import { draftStorage } from '../ui/draft-storage.ts'
import { formDraftPrefix, readStoredDraft, storeDraft } from '../ui/stored-draft.ts'
import { writeInChat } from './chats-api.ts'
import { chatQuery } from './queries.ts'
import {
  emptyReply,
  isEmpty,
  putBack,
  StoredReply,
  takenOut,
  without,
  type ReplyDraft,
  type Unsent,
} from './reply-draft.ts'

/** A message that did not arrive, and why. */
export type Failed = Unsent & { readonly why: string | null }
export type Reply = ReturnType<typeof useReply>

/** What is typed for a conversation, stored at each key until it has arrived. Each message is sent under one id. */
export function useReply(chat: ChatDetail) {
  const client = useQueryClient()
  const user = useUser()?.id ?? ''
  const key = `${formDraftPrefix}chat:${user}:${chat.id}`
  const [draft, setDraft] = useState(() => begun(readStoredDraft(draftStorage, key, StoredReply)))
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})

  function change(next: (draft: ReplyDraft) => ReplyDraft) {
    setDraft((before) => next(before))
  }

  useEffect(() => storeReply(key, draft), [key, draft])

  async function deliver({ id, kind, text }: Unsent) {
    setSending((before) => new Set([...before, id]))
    try {
      const after = await writeInChat(chat.id, { id, kind, text })
      client.setQueryData(chatQuery(chat.id).queryKey, after)
      arrive(id)
    } catch (error) {
      setReasons((before) => ({ ...before, [id]: problemOf(error).detail }))
    } finally {
      setSending((before) => new Set([...before].filter((one) => one !== id)))
    }
  }

  /** Also for a conversation that was left meanwhile: its screen is gone, and its draft is stored. */
  function arrive(id: string) {
    change((draft) => without(draft, id))
    storeReply(key, without(begun(readStoredDraft(draftStorage, key, StoredReply)), id))
  }

  const arrived = new Set(chat.messages.map(({ id }) => id))
  const unsent = draft.unsent.filter(({ id }) => !arrived.has(id))
  return {
    draft,
    change,
    /** Sends words that are ready, beside what is being typed. */
    say(text: string) {
      const sent: Unsent = { id: newId(), kind: 'text', text }
      setDraft((before) => ({ ...before, unsent: [...before.unsent, sent] }))
      void deliver(sent)
    },
    send() {
      const out = takenOut(draft)
      if (!out) return
      setDraft(out.draft)
      void deliver(out.sent)
    },
    onItsWay: unsent.filter(({ id }) => sending.has(id)),
    failed: unsent
      .filter(({ id }) => !sending.has(id))
      .map((message): Failed => ({ ...message, why: reasons[message.id] ?? null })),
    tryAgain: (message: Unsent) => void deliver(message),
    edit: (message: Unsent) => change((before) => putBack(before, message)),
  }
}

function storeReply(key: string, { text, note, unsent }: ReplyDraft) {
  if (!isEmpty({ text, note, unsent })) storeDraft(draftStorage, key, { text, note, unsent })
  else if (draftStorage.getItem(key) !== null) draftStorage.removeItem(key)
}

function begun(stored: Partial<StoredReply> | null): ReplyDraft {
  const draft = { ...emptyReply, ...stored }
  return { ...draft, kind: draft.text === '' && draft.note !== '' ? 'note' : 'text' }
}
