import type { ReactNode } from 'react'
import type { SyncProblem } from '#domain/sync/problem.ts'
import { button } from '../ui/button.ts'
import { CustomerHeading } from './customer-heading.tsx'
import type { ProblemGroup } from './groups.ts'
import type { Deciding } from './use-decide.ts'
import { addedWords, customerWords, isAddable } from './words.ts'

type ProblemGroupCardProps = {
  group: ProblemGroup
  deciding: Deciding
  renderProblem: (problem: SyncProblem) => ReactNode
}

/** Several problems of one person with one request: one decision adds all that can be added, or each is decided alone. */
export function ProblemGroupCard({ group: { problems }, deciding, renderProblem }: ProblemGroupCardProps) {
  const [first] = problems
  const label = `${problems.length} items by ${first.by.name}`
  return (
    <section
      aria-label={`${label} for ${customerWords(first.customer)}`}
      className="border-b-2 border-ink pt-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm text-muted wrap-anywhere">{label}</p>
          <CustomerHeading problem={first} />
        </div>
        <AddAll problems={problems} deciding={deciding} />
      </div>
      <ol className="mt-2 border-l-3 border-line pl-4">
        {problems.map((problem) => (
          <li key={problem.id} className="last:*:border-0">
            {renderProblem(problem)}
          </li>
        ))}
      </ol>
    </section>
  )
}

function AddAll({ problems, deciding }: { problems: ProblemGroup['problems']; deciding: Deciding }) {
  const [first, ...rest] = problems.filter(isAddable)
  if (!first || rest.length === 0) return null
  const { isPending, variables, done } = deciding
  // Those that were added have left the group.
  const isMine = isPending && variables.problems.length > 1 && isOfGroup(variables.problems[0], first)
  const all = rest.length + 1
  return (
    <button
      type="button"
      className={`max-lg:min-h-12 ${button('gold')}`}
      aria-disabled={isPending}
      onClick={() =>
        isPending || deciding.mutate({ problems: [first, ...rest], state: 'taken_over', reason: '' })
      }
    >
      {isMine ? addedWords(done, variables.problems.length) : `Add all ${all} to the request`}
      <span className="sr-only"> by {first.by.name}</span>
    </button>
  )
}

function isOfGroup(problem: SyncProblem, { lead_id, by }: SyncProblem) {
  return problem.lead_id === lead_id && problem.by.id === by.id
}
