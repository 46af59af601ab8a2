import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { SyncProblem, SyncProblemPage } from '#domain/sync/problem.ts'
import { Bar, Statement } from '../ui/list-states.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { useNow } from '../ui/use-now.ts'
import { groupsOf, ungrouped } from './groups.ts'
import { ProblemActions } from './problem-actions.tsx'
import { ProblemCard } from './problem-card.tsx'
import { ProblemGroupCard } from './problem-group.tsx'
import { problemsQuery } from './queries.ts'
import type { Asking } from './reason-dialog.tsx'
import type { Deciding } from './use-decide.ts'
import { useOpenProblems } from './use-open-problems.ts'
import { problemsWords } from './words.ts'

type ProblemListProps = {
  isOpen: boolean
  q: string
  deciding: Deciding
  onAsk: (state: Asking['state'], problem: SyncProblem) => void
}

export function ProblemList({ isOpen, q, deciding, onAsk }: ProblemListProps) {
  const now = useNow()
  const list = useInfiniteQuery({
    ...problemsQuery({ isOpen, ...(q && { q }) }),
    select: isOpen ? inGroups : oneByOne,
  })
  const count = useOpenProblems()

  function card(problem: SyncProblem, isGrouped: boolean) {
    return (
      <ProblemCard problem={problem} now={now} isGrouped={isGrouped}>
        {problem.state === 'open' && (
          <ProblemActions problem={problem} deciding={deciding} onAsk={(state) => onAsk(state, problem)} />
        )}
      </ProblemCard>
    )
  }

  return (
    <PagedList
      key={`${isOpen} ${q}`}
      label={isOpen ? 'Open sync problems' : 'Settled sync problems'}
      query={list}
      head={null}
      skeleton={<SkeletonProblems />}
      empty={q ? <NoMatch /> : <NoProblems isOpen={isOpen} />}
      news={isOpen && !q && count ? `${problemsWords(count)} open.` : undefined}
      renderRow={(group) =>
        group.problems.length === 1 ? (
          card(group.problems[0], false)
        ) : (
          <ProblemGroupCard
            group={group}
            deciding={deciding}
            renderProblem={(problem) => card(problem, true)}
          />
        )
      }
    />
  )
}

type Pages = InfiniteData<SyncProblemPage, string | undefined>

/** All that is loaded as one page: what belongs together may come on several. */
function inGroups({ pages, pageParams }: Pages) {
  return { pages: [{ items: groupsOf(pages.flatMap(({ items }) => items)) }], pageParams }
}

function oneByOne({ pages, pageParams }: Pages) {
  return { pages: [{ items: ungrouped(pages.flatMap(({ items }) => items)) }], pageParams }
}

function NoProblems({ isOpen }: { isOpen: boolean }) {
  if (isOpen)
    return (
      <Statement title="No sync problems">
        <p>Field work that couldn’t be saved appears here.</p>
      </Statement>
    )
  return (
    <Statement title="No settled sync problems">
      <p>What the office adds or takes over, sends back or discards appears here.</p>
    </Statement>
  )
}

function NoMatch() {
  return (
    <Statement title="No matching sync problems">
      <p>No sync problems match your search.</p>
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
