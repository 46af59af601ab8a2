import type { JobVisit } from '#domain/visits/visit.ts'

type Been = Pick<JobVisit, 'people' | 'arrived_at'>

/** Whose visit began last; null where nobody was there yet. */
export function lastOnSite(visits: readonly Been[]) {
  const been = visits.flatMap(({ arrived_at, people }) =>
    arrived_at === null ? [] : [{ arrived_at, names: people.map(({ name }) => name) }],
  )
  return been.toSorted((a, b) => (a.arrived_at < b.arrived_at ? 1 : -1))[0] ?? null
}
