type Made = { readonly departed_at: string | null }

/**
 * Of the visits that someone makes at a job on one day, in the order of their times, the one that a step belongs to which names none:
 * the first that nobody left, or else the one that was left last.
 */
export function visitOfStep<Each extends Made>(visits: readonly Each[]): Each | undefined {
  const byDeparture = visits.toSorted((a, b) => (b.departed_at ?? '').localeCompare(a.departed_at ?? ''))
  return visits.find(({ departed_at }) => departed_at === null) ?? byDeparture[0]
}
