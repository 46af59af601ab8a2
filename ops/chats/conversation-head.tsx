import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState, type RefObject } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { problemOf } from '../problem.ts'
import { agoWords } from '../ui/ago.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { useUser } from '../session/may.ts'
import { useServerNow } from '../session/use-server-now.ts'
import { useChatWords } from '../words/use-chat-words.ts'
import { ChatMore } from './chat-more.tsx'
import { countKnown, factRows } from './fact-rows.ts'
import { BlockDialog } from './block-dialog.tsx'
import { EndButton } from './end-button.tsx'
import { EndedLine } from './ended-line.tsx'
import { HandBackButton } from './hand-back-button.tsx'
import { TextOnlyLine } from './text-only-line.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { gaveAway } from './given-away.ts'
import { WaitingLine } from './waiting-line.tsx'
import { WithOther } from './with-other.tsx'
import type { useTurn } from './use-turn.ts'
import type { Whose } from './whose.ts'
import { pageWords, visitorWords } from './words.ts'

type HeadProps = {
  ref: RefObject<HTMLElement | null>
  chat: ChatDetail
  whose: Whose
  mayReply: boolean
  turn: ReturnType<typeof useTurn>
  takeOver: () => void
  putInReply: (words: string) => void
}

/** Who it is, where they are, and who takes care of them. */
export function ConversationHead({ ref, chat, whose, mayReply, turn, takeOver, putInReply }: HeadProps) {
  const [isBlocking, setBlocking] = useState(false)
  const now = useServerNow()
  const rows = factRows(chat)
  const answer = () => putInReply('')
  const about = [
    pageWords(chat.page),
    chat.language === 'es' && 'in Spanish',
    agoWords(new Date(chat.opened_at), now).toLowerCase(),
  ]
  return (
    <header
      ref={ref}
      className="border-b border-line bg-paper px-4 pt-1 pb-2 max-lg:sticky max-lg:top-(--outbox-height,0px) max-lg:z-9 lg:px-5.5 lg:pt-3 lg:pb-3 cramped:static [@media(max-height:30rem)]:static"
    >
      <div className="flex items-center justify-between xl:hidden">
        <Link
          to="/ops/submissions/chats"
          className="-ml-2 flex min-h-11 items-center gap-1 pr-4 font-semibold lg:hidden"
        >
          <ChevronLeft aria-hidden className="size-5" />
          Chats
        </Link>
        <Link
          to="/ops/submissions/chats/$id"
          params={{ id: chat.id }}
          search={{ column: 'facts' }}
          resetScroll={false}
          className="ml-auto flex min-h-11 items-center font-semibold underline decoration-gold decoration-2 underline-offset-4"
        >
          Intake: {countKnown(rows)} of {rows.length}
        </Link>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-[1_1_12rem] max-lg:flex max-lg:items-baseline max-lg:gap-x-2">
          <h2 className="truncate text-xl lg:text-[1.625rem]">{visitorWords(chat)}</h2>
          <p className="min-w-0 flex-1 truncate text-[0.9375rem] text-muted">
            {about.filter(Boolean).join(', ')}
          </p>
        </div>
        <div className="flex gap-2 max-sm:[&>button]:px-2.5">
          {mayReply && !chat.deleted_at && (
            <Turns chat={chat} whose={whose} turn={turn} takeOver={takeOver} answer={answer} />
          )}
          <ChatMore
            chat={chat}
            putInReply={mayReply && whose !== 'others' ? putInReply : null}
            block={mayReply && !chat.deleted_at && whose !== 'others' ? () => setBlocking(true) : null}
          />
          {mayReply && !chat.deleted_at && chat.state !== 'ended' && whose !== 'others' && (
            <EndButton chat={chat} turn={turn} answer={answer} />
          )}
        </div>
      </div>
      {chat.text_only && <TextOnlyLine />}
      {isBlocking && <BlockDialog turn={turn} onClose={() => setBlocking(false)} />}
      {mayReply && chat.state === 'ended' && <EndedLine chat={chat} />}
      {chat.state === 'waiting' && <WaitingLine chat={chat} />}
      {whose === 'others' && <WithOther chat={chat} />}
      {turn.error !== null && (
        <div className="mt-2">
          <Notice title={problemOf(turn.error).detail} />
        </div>
      )}
    </header>
  )
}

type TurnsProps = Omit<HeadProps, 'ref' | 'mayReply' | 'putInReply'> & { answer: () => void }

function Turns({ chat, whose, turn, takeOver, answer }: TurnsProps) {
  const [isChoosing, setChoosing] = useState(false)
  const me = useUser()?.id ?? ''
  const words = useChatWords()
  const plain = button('plain')
  const busy = turn.isPending
  return (
    <>
      {whose === 'nobodys' && chat.state !== 'ended' && (
        <button
          type="button"
          title="Take over (t)"
          className={button('gold')}
          aria-disabled={busy}
          onClick={() => busy || takeOver()}
        >
          Take over
        </button>
      )}
      {gaveAway(chat, me) && (
        <button
          type="button"
          className={button('gold')}
          aria-disabled={busy}
          onClick={() => busy || takeOver()}
        >
          {words.takeBack}
        </button>
      )}
      {whose === 'mine' && <HandBackButton chat={chat} turn={turn} answer={answer} />}
      {chat.state !== 'ended' && (
        <button type="button" className={plain} onClick={() => setChoosing(true)}>
          Transfer
        </button>
      )}
      {isChoosing && <TransferDialog chat={chat} turn={turn} onClose={() => setChoosing(false)} />}
    </>
  )
}
