import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ProblemState, SyncProblem } from '#domain/sync/problem.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { invalidateProblems } from './queries.ts'
import { decideProblem } from './sync-api.ts'
import { settledWords, writeWords } from './words.ts'

/** One thing that was refused: who did it, for whom, why it was refused, and what to do with it. */
export function ProblemCard({ problem }: { problem: SyncProblem }) {
  const { id, by, customer, reference, lead_id, detail, made_at, refused_at, state } = problem
  const now = useNow()
  const clock = (at: string) => clockWords(new Date(at), now)
  return (
    <article aria-label={`${writeWords(problem.write)}, ${customer}`} className="border-b border-line py-4">
      <h2 className="text-xl wrap-anywhere">
        <Link
          to="/ops/submissions/$id"
          params={{ id: lead_id }}
          data-row={id}
          className="flex min-h-11 flex-wrap items-center gap-x-3 hover:underline"
        >
          {customer}
          <span className="font-sans text-base text-muted">{reference}</span>
        </Link>
      </h2>
      <p className="whitespace-pre-line wrap-anywhere">{writeWords(problem.write)}</p>
      <p className="mt-1 text-red wrap-anywhere">{detail}</p>
      <p className="mt-1 text-sm text-muted">
        {by.name}, <time dateTime={made_at}>{clock(made_at)}</time>. Not accepted since{' '}
        <time dateTime={refused_at}>{clock(refused_at)}</time>.
      </p>
      {state === 'open' ? (
        <Decide problem={problem} />
      ) : (
        <p className="mt-2 border-l-3 border-line pl-3 wrap-anywhere">
          {settledWords(problem, clock(problem.decided_at ?? refused_at))}
        </p>
      )}
    </article>
  )
}

function Decide({ problem: { id, by } }: { problem: SyncProblem }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const decide = useMutation({
    mutationFn: (decision: { state: Exclude<ProblemState, 'open'>; reason: string }) =>
      decideProblem(id, decision),
    onSuccess: () => setAsked(null),
    onSettled: () => invalidateProblems(client),
  })
  const fault = decide.error && problemOf(decide.error)
  return (
    <div className="mt-3 space-y-2">
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={button('gold')}
          aria-disabled={decide.isPending}
          onClick={() => decide.isPending || decide.mutate({ state: 'taken_over', reason: '' })}
        >
          Take over
        </button>
        <button type="button" className={button('plain')} onClick={() => setAsked('sent_back')}>
          Send back
        </button>
        <button type="button" className={button('plain')} onClick={() => setAsked('discarded')}>
          Discard
        </button>
      </div>
      {fault && asked === null && <Notice title={fault.detail} />}
      {asked && (
        <ReasonDialog
          title={asked === 'sent_back' ? `Send back to ${by.name}?` : 'Discard this?'}
          lead={
            asked === 'sent_back'
              ? `It stays on the device, and ${by.name} is asked to change it.`
              : `It is removed from the device once ${by.name} has read why. This can’t be undone.`
          }
          action={asked === 'sent_back' ? 'Send back' : 'Discard'}
          isBusy={decide.isPending}
          fault={fault}
          onClose={() => setAsked(null)}
          onReason={(reason) => decide.mutate({ state: asked, reason })}
        />
      )}
    </div>
  )
}

type Asked = 'sent_back' | 'discarded'
