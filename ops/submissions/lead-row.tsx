import { Link } from '@tanstack/react-router'
import { Image } from 'lucide-react'
import { displayPhone } from '#domain/leads/phone.ts'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { CallBy } from './call-by.tsx'
import { HappeningNow, StatusMark, UnclaimedMark } from './status-mark.tsx'
import { agoWords } from '../ui/ago.ts'
import { isCallWaitingTooLong } from '#domain/leads/calls/first-call.ts'
import { isUnclaimed } from '#domain/leads/unclaimed.ts'
import { isVisitOverdue, shortStatusLineWords } from './status-line-words.ts'
import { UnbrokenTimes } from '../ui/unbroken-times.tsx'
import { useWords } from '../words/use-words.ts'
import { happenedWords } from './words.ts'

export const listColumns =
  'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.05fr)_4.25rem_7.25rem] xl:gap-x-2'

/** The column names, for sighted people; screen readers get them in each row. */
export function ListHead() {
  const { list } = useWords()
  return (
    <div
      aria-hidden
      className={`hidden items-end border-b border-ink pr-2 pb-2 pl-2.75 text-xs font-semibold text-muted xl:grid ${listColumns}`}
    >
      {list.columns.map((column) => (
        <span key={column}>{column}</span>
      ))}
    </div>
  )
}

type LeadRowLinkProps = { lead: LeadRow; now: Date; isChosen: boolean; hasArrived: boolean }

export function LeadRowLink({ lead, now, isChosen, hasArrived }: LeadRowLinkProps) {
  const words = useWords()
  const { calls, choices, desk, list, request } = words
  const isNew = lead.status === 'new' && !lead.quarantined
  const isFree = isUnclaimed(lead)
  const waitingColor = isCallWaitingTooLong(lead, now) ? 'text-red' : isNew ? 'text-ink' : 'text-muted'

  return (
    <Link
      to="/ops/submissions/$id"
      params={{ id: lead.id }}
      search
      data-row={lead.id}
      aria-current={isChosen ? 'true' : undefined}
      className={`grid scroll-my-24 grid-cols-[minmax(0,1fr)_fit-content(44%)] items-start gap-x-4 gap-y-1 border-b border-l-3 border-b-line px-2 py-2.5 cramped:grid-cols-1 transition-colors duration-150 hover:bg-wash xl:py-3 ${listColumns} ${isFree ? 'border-l-red' : isChosen ? 'border-l-ink' : 'border-l-transparent'} ${isChosen ? 'bg-wash' : hasArrived ? 'bg-gold-wash' : ''}`}
    >
      <span className="min-w-0">
        <span className="line-clamp-3 font-bold wrap-break-word">{choices.name(lead.name)}</span>
        {lead.cancelled_at && (
          <span className="block w-fit border-l-3 border-gold bg-gold-wash px-1.5 text-[0.8125rem] font-semibold">
            {request.notNeeded}
          </span>
        )}
        {lead.office_call && (
          <span
            className={`block w-fit border-l-3 px-1.5 text-[0.8125rem] font-semibold ${lead.office_call === 'waiting' ? 'border-red bg-red-wash text-red' : 'border-edge bg-wash'}`}
          >
            {calls.rowMark[lead.office_call]}
          </span>
        )}
        <span className="flex flex-wrap gap-x-2.5 text-[0.8125rem] text-muted tabular-nums">
          <span className="whitespace-nowrap">{displayPhone(lead.phone)}</span>
          {lead.photo_count > 0 && (
            <span className="inline-flex items-center gap-1">
              <Image aria-hidden className="size-3.5" />
              <span aria-hidden>{lead.photo_count}</span>
              <span className="sr-only">{desk.photos(lead.photo_count)}</span>
            </span>
          )}
        </span>
        <span className="block text-[0.8125rem] tabular-nums">
          <CallBy lead={lead} now={now} />
        </span>
      </span>
      <span className="max-xl:order-3 max-xl:text-sm xl:contents">
        <span>{happenedWords(lead, choices)}</span>
        {lead.town && <span className="xl:hidden">, </span>}
        <span className="min-w-0 wrap-break-word xl:line-clamp-2 xl:text-sm">{lead.town}</span>
      </span>
      <span
        className={`cramped:text-left max-xl:text-right tabular-nums ${isNew ? 'font-bold' : ''} ${waitingColor}`}
      >
        <span className="sr-only">{list.waiting}</span>
        {agoWords(new Date(lead.received_at), now, words)}
      </span>
      <span className="max-xl:order-4 max-xl:justify-self-end cramped:justify-self-start">
        {isFree ? <UnclaimedMark lead={lead} /> : <StatusMark status={lead.status} />}
        {/* A claim does not clear this mark: it stays until someone has called. */}
        {isNew && !isFree && <HappeningNow lead={lead} />}
        <span
          className={`block text-[0.8125rem] ${isVisitOverdue(lead, now) ? 'font-semibold text-red' : 'text-muted'}`}
        >
          <UnbrokenTimes words={shortStatusLineWords(lead, now, words)} />
        </span>
        {lead.assigned_to && (
          <span className="block truncate text-[0.8125rem] text-muted">{lead.assigned_to.name}</span>
        )}
      </span>
    </Link>
  )
}
