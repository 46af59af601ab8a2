import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { useMay, useUser } from '../session/may.ts'
import { askedAt, askOf, mayAsk, withAsk } from './asks.ts'
import { Conversation } from './conversation.tsx'
import { factRows, type RowKey } from './fact-rows.ts'
import { Facts } from './facts.tsx'
import { readyWordsQuery } from './queries.ts'
import { useChatKeys } from './use-chat-keys.ts'
import { useReply } from './use-reply.ts'
import { useTurn } from './use-turn.ts'
import { whoseIs } from './whose.ts'

type OpenChatProps = {
  chat: ChatDetail
  /** What is shown may be out of date. */
  stale: { error: unknown; retry: () => void } | null
  isFactsShown: boolean
}

const mostAsked = 3

export function OpenChat({ chat, stale, isFactsShown }: OpenChatProps) {
  const me = useUser()?.id ?? ''
  const mayReply = useMay('chat.reply')
  const whose = whoseIs(chat, me)
  const mayWrite = mayReply && whose !== 'others' && chat.deleted_at === null
  const field = useRef<HTMLTextAreaElement>(null)
  const reply = useReply(chat)
  const turn = useTurn(chat.id)
  const rows = factRows(chat)
  const ready = useQuery({ ...readyWordsQuery, enabled: mayReply }).data
  const question = (key: RowKey) => askOf(key, chat.language, ready)
  const toAsk = rows
    .filter(({ key, value, isSkipped }) => {
      // Who passed a question over is not asked it again by a key.
      if (value !== null || isSkipped || !mayAsk(key, chat) || reply.draft.text.includes(question(key)))
        return false
      return askedAt(chat, question(key)) === null
    })
    .slice(0, mostAsked)

  function ask(key: RowKey) {
    reply.change((draft) => ({ ...draft, kind: 'text', text: withAsk(draft.text, question(key)) }))
    field.current?.focus()
  }

  function write(kind: 'text' | 'note') {
    reply.change((draft) => ({ ...draft, kind }))
    field.current?.focus()
  }

  /** Whoever takes it over writes next. */
  function takeOver() {
    turn.mutate({ turn: 'take' }, { onSuccess: () => field.current?.focus() })
  }

  useChatKeys({
    take: () => whose === 'nobodys' && chat.state !== 'ended' && mayWrite && takeOver(),
    write,
    canned: () => {
      write('text')
      reply.change((draft) => (draft.text === '' ? { ...draft, text: '/' } : draft))
    },
    ask: (nth) => {
      const row = toAsk[nth - 1]
      if (row && mayWrite) ask(row.key)
    },
  })

  function askingOf(key: RowKey) {
    if (!mayAsk(key, chat)) return null
    const nth = toAsk.findIndex((row) => row.key === key)
    return {
      nth: nth === -1 ? null : nth + 1,
      isInReply: reply.draft.text.includes(question(key)),
      askedAt: askedAt(chat, question(key)),
      ask: () => ask(key),
    }
  }

  return (
    <>
      <h1 className="sr-only lg:hidden">Chats</h1>
      <Conversation
        chat={chat}
        whose={whose}
        stale={stale}
        reply={reply}
        turn={turn}
        takeOver={takeOver}
        field={field}
        mayReply={mayReply}
        isShown={!isFactsShown}
      />
      <Facts
        chat={chat}
        rows={rows}
        askingOf={mayWrite ? askingOf : null}
        isShown={isFactsShown}
        unread={whose === 'mine' ? (chat.unread ?? 0) : 0}
      />
    </>
  )
}
