import { hc, parseResponse } from 'hono/client'
import type { SyncProblemsApi } from '#api/sync-problems.ts'
import type { ProblemDecision } from '#domain/sync/problem.ts'
import { asMe } from '../as-me.ts'

const problems = hc<SyncProblemsApi>('/api/sync-problems', asMe)

/** Open or settled ones; of one request, or found by a part of a name. */
export type ProblemFilter = { isOpen: boolean; lead_id?: string | undefined; q?: string | undefined }

export function listProblems({ isOpen, ...filter }: ProblemFilter, cursor: string | undefined) {
  const query = { is_open: isOpen ? 'true' : 'false', ...filter, cursor } as const
  return parseResponse(problems.index.$get({ query }))
}

export function decideProblem(id: string, json: ProblemDecision) {
  return parseResponse(problems[':id'].decision.$post({ param: { id }, json }))
}
