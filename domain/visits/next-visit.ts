import type { Visit } from '#domain/leads/visits/visit.ts'

export type Placed = Visit & { readonly departed: boolean }

/** The visit of a job that comes next; where none is ahead, the last one. Times of a day sort as text. */
export function nextVisit<Each extends Placed>(visits: readonly Each[], today: string): Each | null {
  const inOrder = visits.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1))
  return inOrder.find(({ on, departed }) => !departed && on >= today) ?? inOrder.at(-1) ?? null
}

function timeOf({ on, from, to }: Visit) {
  return `${on} ${from} ${to}`
}
