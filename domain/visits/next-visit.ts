import type { VisitTime } from './visit-time.ts'
import { timeKey } from './time-key.ts'

type Placed = VisitTime & { readonly id: string; readonly departed: boolean }

/** The visit of a job that comes next; where none is ahead, the last one. */
export function nextVisit<Each extends Placed>(visits: readonly Each[], today: string): Each | null {
  const inOrder = visits.toSorted((a, b) => (timeKey(a, a.id) < timeKey(b, b.id) ? -1 : 1))
  return inOrder.find(({ on, departed }) => !departed && on >= today) ?? inOrder.at(-1) ?? null
}
