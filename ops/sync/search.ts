type ProblemSearch = { settled?: true }

/** Which of the two lists: open problems, or settled ones. */
export function readProblemSearch({ settled }: Record<string, unknown>): ProblemSearch {
  return settled === true || settled === 'true' ? { settled: true } : {}
}
