import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { CallAlert } from '#domain/alerts/alert.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { clockOf, waitedAloud } from '../dashboard/words.ts'
import { useScope, useUser } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { firstName } from '../ui/first-name.ts'
import { useSeconds } from '../ui/use-seconds.ts'
import { useWords } from '../words/use-words.ts'
import { AnswerForm } from './answer-form.tsx'
import { reasonWords, takenLines, tappedWords, whereWords } from './call-words.ts'
import { useCall } from './use-call.ts'

type CallItemProps = {
  call: CallAlert
  /** The request itself is what the person looks at. */
  isOnRequest?: boolean
  /** Who was alerted. */
  children?: ReactNode
}

/** Someone in the field who needs the office: why, how to reach them, and what the office does about it. */
export function CallItem({ call, isOnRequest = false, children }: CallItemProps) {
  const words = useWords()
  const { calls, choices, problems, time, ui } = words
  const now = useSeconds()
  const me = useUser()?.name
  const maySeeMobile = useScope('employees.view') === 'all'
  const heading = useRef<HTMLHeadingElement>(null)
  const { act, isOffline, isPending, isAnswered, fault } = useCall(call, problems)
  const { by, mobile, is_urgent, at } = call
  const first = firstName(by.name)
  const taken = takenLines(call, { me, now }, words)
  const isWaiting = taken.length === 0
  const tapped = tappedWords(call, now, words)
  const isHeld = isOffline || isPending

  return (
    <article
      aria-label={calls.needs(by.name)}
      className={`border-b border-b-line py-3 pr-4 pl-4 lg:pr-6.5 lg:pl-5.5 ${isWaiting ? (is_urgent ? 'border-l-8 border-l-red' : 'border-l-4 border-l-gold') : 'border-l-4 border-l-line'}`}
    >
      <div className="flex items-start justify-between gap-x-4 cramped:flex-col">
        <div className="min-w-0">
          <h3 ref={heading} tabIndex={-1} className="text-2xl leading-tight wrap-anywhere">
            {calls.needs(by.name)}
          </h3>
          <p className="font-semibold wrap-anywhere">{reasonWords(call, choices)}</p>
          {!isOnRequest && (
            <Link
              to="/ops/submissions/$id"
              params={{ id: call.lead_id }}
              className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
            >
              <span className="sr-only">{calls.open(call.customer)}: </span>
              {whereWords(call, choices)}
            </Link>
          )}
        </div>
        {isWaiting && (
          <p className="shrink-0 text-right cramped:text-left">
            <span
              aria-hidden
              className={`block font-display text-2xl leading-none font-semibold tabular-nums ${is_urgent ? 'text-red' : ''}`}
            >
              {clockOf(at, now)}
            </span>
            <span className="sr-only">{waitedAloud(at, now, time)}</span>
          </p>
        )}
      </div>
      {tapped && <p className="text-sm text-muted">{tapped}</p>}
      <div role="status" className="mt-1.5 font-semibold empty:hidden">
        {taken.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      {isWaiting && children}
      <div className="mt-3 flex flex-wrap gap-2">
        {isWaiting && (
          <button
            type="button"
            className={`min-h-12 ${button('gold')} aria-disabled:opacity-60`}
            aria-disabled={isHeld}
            // The button goes away with what it did.
            onClick={() => act({ do: 'take' }, () => heading.current?.focus())}
          >
            {isPending ? ui.moment : calls.take}
            <span className="sr-only">: {calls.needs(by.name)}</span>
          </button>
        )}
        {mobile && (
          <a href={`tel:${mobile}`} className={`min-h-12 ${button('plain')}`}>
            <Phone aria-hidden className="size-5" />
            <span>
              {calls.call(first)}
              <span className="sr-only">, {displayPhone(mobile)}</span>
            </span>
          </a>
        )}
      </div>
      {!mobile && maySeeMobile && <p className="mt-1 text-sm text-muted">{calls.noMobile(by.name)}</p>}
      {!isWaiting && (
        <AnswerForm
          call={call}
          isHeld={isHeld}
          isAnswered={isAnswered}
          onAnswer={(answer, onDone) => act({ do: 'answer', answer }, onDone)}
          onDone={() => act({ do: 'finish' })}
        />
      )}
      {isOffline && <p className="mt-2 text-sm text-muted">{calls.whenOnline}</p>}
      <p role="alert" className="mt-2 font-semibold text-red empty:hidden">
        {fault}
      </p>
    </article>
  )
}
