import { isOpenVisit } from './open-visit.ts'
import { timeKey } from './time-key.ts'
import type { VisitTime } from './visit-time.ts'

type Placed = Parameters<typeof isOpenVisit>[0] & { readonly id: string; readonly when: VisitTime }

/** The visit of a job that comes next; where none is open, the last one. */
export function nextVisit<Each extends Placed>(visits: readonly Each[], today: string): Each | null {
  const inOrder = visits.toSorted((a, b) => (timeKey(a.when, a.id) < timeKey(b.when, b.id) ? -1 : 1))
  return inOrder.find((visit) => isOpenVisit(visit, today)) ?? inOrder.at(-1) ?? null
}
