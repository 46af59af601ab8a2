import { useInfiniteQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useSettleScope } from '../session/may.ts'
import { useNow } from '../ui/use-now.ts'
import { DecisionResult } from './decision-result.tsx'
import { ProblemActions } from './problem-actions.tsx'
import { ProblemCard } from './problem-card.tsx'
import { problemsQuery } from './queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useSettling } from './use-settling.ts'
import { refusedWords } from './words.ts'

/** On a request: what the field did for it and the server refused, to be settled here. Nothing where there is none. */
export function LeadProblems({ leadId }: { leadId: string }) {
  const maySettle = useSettleScope() !== undefined
  const { data } = useInfiniteQuery({
    ...problemsQuery({ isOpen: true, lead_id: leadId }),
    enabled: maySettle,
  })
  const problems = data?.pages.flatMap(({ items }) => items) ?? []
  const { asking, deciding, ask, dismiss } = useSettling()
  const now = useNow()
  const isDecided = deciding.status === 'success' || deciding.status === 'error'
  if (problems.length === 0 && !isDecided) return null
  return (
    <section aria-label="Needs your decision" className="border-l-4 border-red pl-3">
      {problems.length > 0 && (
        <h3 className="flex items-center gap-2 text-xl">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-red" />
          {refusedWords(problems.length)}
        </h3>
      )}
      {!asking && <DecisionResult deciding={deciding} isOnRequest />}
      {problems.map((problem) => (
        <ProblemCard key={problem.id} problem={problem} now={now} isGrouped isOnRequest>
          <ProblemActions problem={problem} deciding={deciding} onAsk={(state) => ask(state, problem)} />
        </ProblemCard>
      ))}
      {asking && <ReasonDialog asking={asking} deciding={deciding} onClose={dismiss} />}
    </section>
  )
}
