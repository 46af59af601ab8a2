import { FileQuestionMark, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SyncProblem } from '#domain/sync/problem.ts'
import { writeIcons } from '../outbox/write-icons.ts'
import { agoWords } from '../ui/ago.ts'
import { clockWords } from '../ui/clock.ts'
import { Conversation } from './conversation.tsx'
import { CustomerHeading } from './customer-heading.tsx'
import { DecisionNote } from './decision-note.tsx'
import { ProblemPhoto } from './problem-photo.tsx'
import { consequenceWords, contentWords, customerWords, reasonWords, titleWords } from './words.ts'

const icons = { ...writeIcons, unreadable: FileQuestionMark, hidden: FileQuestionMark } as const

type ProblemCardProps = {
  problem: SyncProblem
  now: Date
  /** In a group, which names the customer for all of them. */
  isGrouped: boolean
  /** Beside the list of requests there is no room for two columns. */
  isOnRequest?: boolean
  children: ReactNode
}

/** Whose request, who did what, and why it was refused; for a settled one, what was decided. */
export function ProblemCard({ problem, now, isGrouped, isOnRequest = false, children }: ProblemCardProps) {
  const { customer, write, by, state, photo } = problem
  const Icon = icons[write.kind]
  return (
    <article
      aria-label={`${titleWords(problem)} for ${customerWords(customer)}`}
      className={`grid gap-x-8 gap-y-3 border-b border-line ${isOnRequest ? 'py-3.5 last:border-0' : 'py-5 lg:grid-cols-[minmax(0,1fr)_15rem]'}`}
    >
      <div className="min-w-0">
        <p className="flex gap-2 text-sm text-muted">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{titleWords(problem)}</span>
        </p>
        {!isGrouped && <CustomerHeading problem={problem} />}
        <blockquote className="mt-1.5 max-w-[65ch] border-l-3 border-edge pl-3 whitespace-pre-line wrap-anywhere">
          {contentWords(write)}
        </blockquote>
        {photo && <ProblemPhoto photo={photo} name={contentWords(write)} by={by.name} />}
        <p className="mt-3 flex max-w-[65ch] gap-2">
          <TriangleAlert
            aria-hidden
            className={`mt-1 size-4 shrink-0 ${state === 'open' ? 'text-red' : 'text-muted'}`}
          />
          <span className="min-w-0 wrap-anywhere">
            <b>Refused:</b> {reasonWords(problem)} {consequenceWords(problem)}
          </span>
        </p>
        <Conversation problem={problem} now={now} />
        {state !== 'open' && <DecisionNote problem={problem} now={now} />}
      </div>
      <Times problem={problem} now={now} />
      {children}
    </article>
  )
}

/** How long it waits is told by the server’s clock. When it was entered is what the device tells. */
function Times({ problem, now }: { problem: SyncProblem; now: Date }) {
  const { made_at, received_at, state } = problem
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-0.5 text-sm tabular-nums lg:gap-y-1.5">
      <Time label="Entered" at={made_at} now={now} />
      <Time label="Reported" at={received_at} now={now} />
      {state === 'open' && (
        <>
          <dt className="text-muted">Waiting</dt>
          <dd className="font-bold">{agoWords(new Date(received_at), now)}</dd>
        </>
      )}
    </dl>
  )
}

function Time({ label, at, now }: { label: string; at: string; now: Date }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>
        <time dateTime={at}>{clockWords(new Date(at), now)}</time>
      </dd>
    </>
  )
}
