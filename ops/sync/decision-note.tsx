import { CheckCheck, Trash2, Undo2, UserCheck } from 'lucide-react'
import type { SyncProblem } from '#domain/sync/problem.ts'
import { clockWords } from '../ui/clock.ts'
import { decisionWords } from './words.ts'

const icons = {
  open: UserCheck,
  taken_over: UserCheck,
  sent_back: Undo2,
  discarded: Trash2,
  arrived: CheckCheck,
} as const

/** Who decided what, when, and the reason that the person in the field reads. */
export function DecisionNote({ problem, now }: { problem: SyncProblem; now: Date }) {
  const { state, decided_at, reason } = problem
  const Icon = icons[state]
  return (
    <div className="mt-3 flex max-w-[65ch] gap-2">
      <Icon aria-hidden className="mt-1 size-4 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <b>{decisionWords(problem)}</b>
          {decided_at && (
            <>
              {', '}
              <time dateTime={decided_at} className="tabular-nums">
                {clockWords(new Date(decided_at), now)}
              </time>
            </>
          )}
        </p>
        {reason && <p className="whitespace-pre-line">{reason}</p>}
      </div>
    </div>
  )
}
