import { Link } from '@tanstack/react-router'
import { mostUncalled, type UncalledLead } from '#domain/alerts/alert.ts'
import { promisedCall } from '#domain/leads/calls/first-call.ts'
import { waitedAloud } from '../dashboard/words.ts'
import { useUser } from '../session/may.ts'
import { callByWords } from '../submissions/call-by-words.ts'
import { useWords } from '../words/use-words.ts'
import { holderWords } from './words.ts'

type UncalledListProps = {
  uncalled: readonly UncalledLead[]
  /** Within so many minutes of the request a call was promised. */
  promised: number | null
  now: Date
}

/** A claimed request still needs a call: who has not been called yet, the longest wait first. */
export function UncalledList({ uncalled, promised, now }: UncalledListProps) {
  const words = useWords()
  const me = useUser()?.id ?? ''
  if (uncalled.length === 0) return null
  const isMore = uncalled.length === mostUncalled
  return (
    <section aria-labelledby="uncalled">
      <h2
        id="uncalled"
        className="flex items-baseline justify-between border-y border-line bg-wash px-4 py-2 text-xl uppercase lg:px-6.5"
      >
        {words.alerts.uncalled}
        <span className="font-sans text-base font-normal tabular-nums">
          {isMore ? `${mostUncalled}+` : uncalled.length}
        </span>
      </h2>
      <ul>
        {uncalled.map(({ lead_id, name, holder, received_at }) => {
          const due = promisedCall(new Date(received_at), promised)
          const call = due && callByWords(due, now, words)
          return (
            <li key={lead_id} className="border-b border-line">
              <Link
                to="/ops/submissions/$id"
                params={{ id: lead_id }}
                className="group flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 lg:px-6.5"
              >
                <span className="min-w-0">
                  <span className="font-semibold wrap-anywhere group-hover:underline">
                    {words.choices.name(name)}
                  </span>
                  <span className="block text-sm text-muted wrap-anywhere">
                    {holderWords(holder, me, words.alerts)}
                  </span>
                </span>
                <span
                  className={`tabular-nums ${call && call.isLate ? 'font-semibold text-red' : 'text-muted'}`}
                >
                  {call ? call.words : waitedAloud(received_at, now, words.time)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {isMore && (
        <p className="px-4 lg:px-6.5">
          <Link
            to="/ops/submissions"
            search={{ status: 'new' }}
            className="inline-flex min-h-12 items-center font-semibold underline decoration-gold decoration-2 underline-offset-4"
          >
            {words.alerts.seeNew}
          </Link>
        </p>
      )}
    </section>
  )
}
