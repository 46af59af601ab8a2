import { Link } from '@tanstack/react-router'
import type { SubmissionRow } from '#domain/submissions/submission.ts'
import { agoWords } from '../ui/ago.ts'
import { clockWords } from '../ui/clock.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { aboutWords, declinedWords } from './words.ts'

type FormRowLinkProps = { row: SubmissionRow; now: Date; isChosen: boolean }

export function FormRowLink({ row, now, isChosen }: FormRowLinkProps) {
  return (
    <Link
      to="/ops/submissions/forms/$id"
      params={{ id: row.id }}
      search
      data-row={row.id}
      data-state={row.state}
      aria-current={isChosen ? 'true' : undefined}
      className={`block scroll-my-24 border-b border-l-3 border-b-line py-2.5 pr-4 pl-3.25 transition-colors duration-150 hover:bg-wash min-[88rem]:pl-5.75 ${isChosen ? 'border-l-ink bg-wash' : 'border-l-transparent'}`}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 text-base leading-tight font-semibold wrap-anywhere">{row.title.en}</span>
        <span className="shrink-0 text-[0.8125rem] text-muted tabular-nums">{whenWords(row, now)}</span>
      </span>
      <span className="line-clamp-2 text-[0.9375rem] wrap-anywhere text-muted">
        {row.is_declined && <span className="font-semibold text-red">{declinedWords(row)}. </span>}
        {aboutWords(row)}
      </span>
    </Link>
  )
}

/** The time today, else how long ago. */
function whenWords({ received_at }: SubmissionRow, now: Date) {
  const at = new Date(received_at)
  return companyDay(at) === companyDay(now) ? clockWords(at, now) : agoWords(at, now)
}
