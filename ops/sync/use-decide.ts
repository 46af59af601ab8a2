import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProblemDecision, SyncProblem } from '#domain/sync/problem.ts'
import { problemOf } from '../problem.ts'
import { invalidateProblems } from './queries.ts'
import { decideProblem } from './sync-api.ts'

export type Decision = ProblemDecision & { problem: SyncProblem }

/** Settles a problem and loads the lists again before it says so, also if someone else was first. */
export function useDecide(onSettled: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ problem, ...decision }: Decision) => decideProblem(problem.id, decision),
    async onSuccess() {
      await invalidateProblems(client)
      onSettled()
    },
    async onError(error) {
      if (!isSettledElsewhere(error)) return
      await invalidateProblems(client)
      onSettled()
    },
  })
}

export type Deciding = ReturnType<typeof useDecide>

/** True if there is nothing left to decide here: someone settled it, or it is out of reach now. */
export function isSettledElsewhere(error: unknown) {
  const { status, code } = problemOf(error)
  return code === 'problem-decided' || status === 404
}
