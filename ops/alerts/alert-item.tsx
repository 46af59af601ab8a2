import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { UnclaimedAlert } from '#domain/alerts/alert.ts'
import { callName, nameWords } from '#domain/leads/name-words.ts'
import { clockOf, waitedAloud } from '../dashboard/words.ts'
import { useUser } from '../session/may.ts'
import { AlertLadder } from './alert-ladder.tsx'
import { promiseOf } from './promise.ts'
import { toldWords, whatWords } from './words.ts'

type AlertItemProps = {
  alert: UnclaimedAlert
  now: Date
  /** Within so many minutes of the request a call was promised. */
  promised: number | null
  isSelected: boolean
  select: () => void
}

/** One unclaimed request. When selected, it also shows the message, who was alerted, and a link to the request. */
export function AlertItem({ alert, now, promised, isSelected, select }: AlertItemProps) {
  const me = useUser()?.id ?? ''
  const navigate = useNavigate()
  const promise = promiseOf(alert.received_at, promised, now)
  const edge = alert.is_happening_now ? 'border-l-8' : 'border-l-4'
  // The text of all rows is aligned, whatever the width of the left border.
  const indent = alert.is_happening_now ? 'pl-3 lg:pl-4.5' : 'pl-4 lg:pl-5.5'

  return (
    <li
      className={`slides-in relative border-l-red ${edge} ${isSelected ? 'bg-sheet outline-3 -outline-offset-3 outline-ink' : 'border-b border-b-line'}`}
    >
      <button
        type="button"
        data-row={alert.lead_id}
        aria-pressed={isSelected}
        aria-label={`Select ${callName(alert)}`}
        className="absolute inset-0 scroll-my-32"
        onClick={select}
        onFocus={select}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void navigate({ to: '/ops/submissions/$id', params: { id: alert.lead_id } })
        }}
      />
      <div className={`pointer-events-none relative py-3 pr-4 lg:pr-6.5 ${indent}`}>
        <div className="flex items-start justify-between gap-x-4 cramped:flex-col">
          <div className="max-w-full min-w-0">
            <h3 className="text-[min(1.5rem,9vw)] leading-tight wrap-break-word">
              {isSelected ? (
                <Link
                  to="/ops/submissions/$id"
                  params={{ id: alert.lead_id }}
                  className="pointer-events-auto inline-flex min-h-11 items-center gap-1 hover:underline"
                >
                  {nameWords(alert.name)}
                  <ChevronRight aria-hidden className="size-6 shrink-0" />
                </Link>
              ) : (
                nameWords(alert.name)
              )}
            </h3>
            <p className="wrap-break-word">{whatWords(alert)}</p>
          </div>
          <p className="shrink-0 text-right cramped:text-left">
            <span
              aria-hidden
              className={`block font-display leading-none font-semibold text-red tabular-nums ${isSelected ? 'text-4xl' : 'text-2xl'}`}
            >
              {clockOf(alert.received_at, now)}
            </span>
            <span className="sr-only">{waitedAloud(alert.received_at, now)}</span>
            <span className="text-sm text-muted">{promise?.left ?? 'waiting'}</span>
          </p>
        </div>
        <Status alert={alert} promise={promise} me={me} isSelected={isSelected} />
        {isSelected && alert.message && (
          <blockquote className="mt-3 line-clamp-4 border-l-4 border-gold pl-3 wrap-anywhere">
            “{alert.message}”
          </blockquote>
        )}
        {isSelected && <AlertLadder told={alert.told} next={alert.next} me={me} now={now} />}
      </div>
    </li>
  )
}

type StatusProps = Pick<AlertItemProps, 'alert' | 'isSelected'> & {
  promise: ReturnType<typeof promiseOf>
  me: string
}

/** The promised call and who was alerted, in red when it is late or no one is left to alert. */
function Status({ alert: { told }, promise, me, isSelected }: StatusProps) {
  // For the selected row, the ladder shows who was alerted.
  const words = isSelected || promise?.isLate ? '' : toldWords(told, me)
  if (!promise && !words) return null
  return (
    <p className="mt-1.5">
      {promise && <span className={toneOf(promise.isLate)}>{promise.words} </span>}
      {words && <span className={toneOf(words.startsWith('Everyone'))}>{words}</span>}
    </p>
  )
}

function toneOf(isRed: boolean) {
  return isRed ? 'font-semibold text-red' : 'text-muted'
}
