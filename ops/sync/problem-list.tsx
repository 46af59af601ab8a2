import { useInfiniteQuery } from '@tanstack/react-query'
import type { SyncProblem } from '#domain/sync/problem.ts'
import { Bar, Statement } from '../ui/list-states.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { useNow } from '../ui/use-now.ts'
import { ProblemActions } from './problem-actions.tsx'
import { ProblemCard } from './problem-card.tsx'
import { problemsQuery } from './queries.ts'
import type { Asking } from './reason-dialog.tsx'
import type { Deciding } from './use-decide.ts'
import { countWords, problemsWords } from './words.ts'

type ProblemListProps = {
  isOpen: boolean
  deciding: Deciding
  onAsk: (state: Asking['state'], problem: SyncProblem) => void
}

export function ProblemList({ isOpen, deciding, onAsk }: ProblemListProps) {
  const now = useNow()
  const list = useInfiniteQuery(problemsQuery(isOpen))
  const count = countWords(list.data?.pages ?? [])
  return (
    <PagedList
      key={String(isOpen)}
      label={isOpen ? 'Open sync problems' : 'Settled sync problems'}
      query={list}
      head={null}
      skeleton={<SkeletonProblems />}
      empty={<NoProblems isOpen={isOpen} />}
      news={isOpen && count ? `${problemsWords(count)} open.` : undefined}
      renderRow={(problem) => (
        <ProblemCard problem={problem} now={now}>
          {problem.state === 'open' && (
            <ProblemActions problem={problem} deciding={deciding} onAsk={(state) => onAsk(state, problem)} />
          )}
        </ProblemCard>
      )}
    />
  )
}

function NoProblems({ isOpen }: { isOpen: boolean }) {
  if (isOpen)
    return (
      <Statement title="No sync problems">
        <p>Work from the field that the server refuses appears here.</p>
      </Statement>
    )
  return (
    <Statement title="No settled sync problems">
      <p>What the office adds or takes over, sends back or discards appears here.</p>
    </Statement>
  )
}

const skeletonCards = 4

function SkeletonProblems() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: skeletonCards }, (_, card) => (
        <div key={card} aria-hidden className="space-y-3 border-b border-line py-5">
          <Bar width="w-1/4" />
          <Bar width="w-2/5" />
          <Bar width="w-4/5" />
          <Bar width="w-3/5" />
        </div>
      ))}
    </div>
  )
}
