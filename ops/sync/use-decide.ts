import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProblemDecision, SyncProblem } from '#domain/sync/problem.ts'
import { problemOf } from '../problem.ts'
import type { ProblemGroup } from './groups.ts'
import { invalidateProblems } from './queries.ts'
import { decideProblem } from './sync-api.ts'

/** One decision for one problem, or for several of one request and person. */
export type Decision = ProblemDecision & { problems: ProblemGroup['problems'] }

/** Settles problems and loads the lists again before it says so, also if someone else was first. */
export function useDecide(onSettled: () => void) {
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const deciding = useMutation({
    onMutate: () => setDone(0),
    mutationFn: ({ problems, ...decision }: Decision) =>
      decideEach(problems, decision, () => setDone((count) => count + 1)),
    async onSuccess() {
      await invalidateProblems(client)
      onSettled()
    },
    async onError(error, { problems }) {
      if (!isSettledElsewhere(error) && problems.length === 1) return
      await invalidateProblems(client)
      onSettled()
    },
  })
  return { ...deciding, done }
}

export type Deciding = ReturnType<typeof useDecide>

/** One after the other, as they were done. What is refused holds back no other; without an answer none of the others would get one. */
async function decideEach(problems: readonly SyncProblem[], decision: ProblemDecision, onDone: () => void) {
  const refused: unknown[] = []
  for (const { id } of problems) {
    try {
      await decideProblem(id, decision)
      onDone()
    } catch (error) {
      if (problemOf(error).status === null) throw error
      refused.push(error)
    }
  }
  if (refused.length > 0) throw refused[0]
}

/** True if there is nothing left to decide here: someone settled it, or it is out of reach now. */
export function isSettledElsewhere(error: unknown) {
  const { status, code } = problemOf(error)
  return code === 'problem-decided' || status === 404
}
