import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatDetail, ChatMessage } from '#domain/chat/chat.ts'
import { sourceWords } from '#domain/chat/source-words.ts'
import { useChatWords } from '../words/use-chat-words.ts'
import { ChatPhoto } from './chat-photo.tsx'
import { answerWords, happenedWords } from './message-words.ts'
import { OfferFacts } from './offer-facts.tsx'
import { OfferNumber } from './offer-number.tsx'
import { callWords, shortTime } from './words.ts'

type MessageProps = {
  chat: ChatDetail
  message: ChatMessage
  /** The name of who reads it. */
  me: string
  now: Date
  /** The last of those that stand together. */
  isLast: boolean
}

export function Message({ chat, message, me, now, isLast }: MessageProps) {
  const { author, kind, text, by, at } = message
  const time = shortTime(at, now)
  const words = useChatWords()
  const { transfer } = message
  switch (kind) {
    case 'text':
      if (author === 'automated')
        return (
          <Line time={time}>
            <b className="font-semibold text-ink">Automated:</b> {text}
          </Line>
        )
      return author === 'employee' ? (
        <Said isOurs below={isLast && <OurLine chat={chat} message={message} me={me} time={time} />}>
          {text}
        </Said>
      ) : (
        <>
          <Said below={belowOwn(message, isLast && `${callWords(chat)}, ${time}`)}>{text}</Said>
          <OfferNumber chat={chat} message={message} />
          <OfferFacts chat={chat} message={message} />
        </>
      )
    case 'note':
      return (
        <p className="flex gap-2.5 border-l-3 border-gold bg-gold-wash px-3 py-2 text-[0.9375rem]">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 whitespace-pre-line wrap-anywhere">
            {text}{' '}
            <span className="text-muted">
              {transfer
                ? words.noteTo(transfer, me, time)
                : `Note from ${by === me ? 'you' : by}, ${time}. Only staff sees it.`}
            </span>
          </span>
        </p>
      )
    case 'photo':
      return <ChatPhoto chat={chat} message={message} time={time} />
    case 'danger':
      return (
        <Line tone="red" time={time}>
          <b className="font-semibold">Automated, danger:</b> {text}
        </Line>
      )
    case 'quote':
      return (
        <Line time={time}>
          <b className="font-semibold text-ink">Automated:</b> {text}
          {message.detail?.title && <> {sourceWords(message.detail)}.</>}
        </Line>
      )
    case 'answer':
    case 'contact':
      return (
        <Line time={time}>
          <b className="font-semibold text-ink">{answerWords(message, chat).question}</b>{' '}
          {answerWords(message, chat).answer}
        </Line>
      )
    default:
      return (
        <Rule isLoud={kind === 'person_wanted'}>
          {transfer ? words.transferred(transfer, me, time) : happenedWords(chat, message, { me, time })}
        </Rule>
      )
  }
}

type SaidProps = { isOurs?: boolean; below: ReactNode; children: string }

function Said({ isOurs = false, below, children }: SaidProps) {
  const look = isOurs
    ? 'ml-auto border border-transparent bg-rail text-white in-data-[theme=dark]:border-edge'
    : 'border border-line bg-sheet'
  return (
    <>
      <p
        className={`w-fit max-w-[85%] rounded-sm px-3.5 py-2 text-base leading-snug whitespace-pre-line wrap-anywhere ${look}`}
      >
        {children}
      </p>
      {below && <p className={`mt-0.5 text-[0.8125rem] text-muted ${isOurs ? 'text-right' : ''}`}>{below}</p>}
    </>
  )
}

function OurLine({
  chat,
  message: { by, position },
  me,
  time,
}: Omit<MessageProps, 'now' | 'isLast'> & { time: string }) {
  return (
    <>
      {by === me ? 'You' : by}, {time}
      {position <= chat.visitor_seen && ', read'}
    </>
  )
}

type LineProps = { tone?: 'red'; time: string; children: ReactNode }

function Line({ tone, time, children }: LineProps) {
  return (
    <p
      className={`border-l-3 pl-3 text-[0.9375rem] whitespace-pre-line wrap-anywhere ${tone ? 'border-red font-semibold text-red' : 'border-edge text-muted'}`}
    >
      {time} {children}
    </p>
  )
}

function Rule({ isLoud, children }: { isLoud: boolean; children: string }) {
  const edge = isLoud ? 'border-red' : 'border-gold'
  return (
    <p className="flex items-center gap-4 py-1 text-center text-[0.9375rem] font-medium">
      <span aria-hidden className={`min-w-5 flex-1 border-t-2 ${edge}`} />
      <span className={isLoud ? 'text-red' : ''}>{children}</span>
      <span aria-hidden className={`min-w-5 flex-1 border-t-2 ${edge}`} />
    </p>
  )
}

/** What stands below the words of a visitor. */
function belowOwn({ detail }: ChatMessage, line: string | false) {
  const marks = [
    detail?.spam && 'Has a blocked word: no one was alerted',
    detail?.by_link && 'Written on a device that opened a link from the office',
    line,
  ]
  return marks.filter(Boolean).join('. ')
}
