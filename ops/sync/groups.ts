import type { SyncProblem } from '#domain/sync/problem.ts'

/** The problems that one person had with one request, in the order in which the work was done. */
export type ProblemGroup = { id: string; problems: readonly [SyncProblem, ...SyncProblem[]] }

/** Groups in the order in which the list has the first problem of each. */
export function groupsOf(problems: readonly SyncProblem[]): ProblemGroup[] {
  const groups = Map.groupBy(problems, ({ lead_id, by }) => `${lead_id} ${by.id}`)
  return [...groups.values()].flatMap((group) => {
    const [first, ...rest] = group.toSorted((a, b) => a.made_at.localeCompare(b.made_at))
    return first ? { id: `${first.lead_id} ${first.by.id}`, problems: [first, ...rest] } : []
  })
}

/** Each of them for itself: of what is settled, who decided it and when is what counts. */
export function ungrouped(problems: readonly SyncProblem[]): ProblemGroup[] {
  return problems.map((problem) => ({ id: problem.id, problems: [problem] }))
}
