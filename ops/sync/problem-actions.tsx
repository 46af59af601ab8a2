import type { SyncProblem } from '#domain/sync/problem.ts'
import { button } from '../ui/button.ts'
import type { Asking } from './reason-dialog.tsx'
import type { Deciding } from './use-decide.ts'
import { customerWords, kindOf, takeOverWords, isSeen } from './words.ts'

type ProblemActionsProps = {
  problem: SyncProblem
  deciding: Deciding
  onAsk: (state: Asking['state']) => void
}

/** What the office can do about a problem. No one takes over what can’t be shown. */
export function ProblemActions({ problem, deciding, onAsk }: ProblemActionsProps) {
  const isTaking = deciding.isPending && deciding.variables.problems.some(({ id }) => id === problem.id)
  const of = (
    <span className="sr-only"> the {`${kindOf(problem)} for ${customerWords(problem.customer)}`}</span>
  )
  return (
    <div className="flex flex-wrap gap-2 max-[22rem]:*:px-3! col-span-full">
      {isSeen(problem.write) && (
        <button
          type="button"
          className={`max-lg:min-h-12 ${button('gold')}`}
          aria-disabled={deciding.isPending}
          onClick={() =>
            deciding.isPending || deciding.mutate({ problems: [problem], state: 'taken_over', reason: '' })
          }
        >
          {isTaking ? 'One moment...' : takeOverWords(problem)}
          {of}
        </button>
      )}
      <button
        type="button"
        className={`max-lg:min-h-12 ${button('plain')}`}
        aria-disabled={deciding.isPending}
        onClick={() => deciding.isPending || onAsk('sent_back')}
      >
        Send back
        {of}
      </button>
      <button
        type="button"
        className={`max-lg:min-h-12 ${button('quiet')}`}
        aria-disabled={deciding.isPending}
        onClick={() => deciding.isPending || onAsk('discarded')}
      >
        Discard
        {of}
      </button>
    </div>
  )
}
