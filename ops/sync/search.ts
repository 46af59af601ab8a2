type ProblemSearch = { settled?: true; q?: string }

/** Which of the two lists, open problems or settled ones, and what is searched for in it. */
export function readProblemSearch({ settled, q }: Record<string, unknown>): ProblemSearch {
  return {
    ...((settled === true || settled === 'true') && { settled: true }),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, longestSearch) }),
  }
}

export const longestSearch = 80
