import type { VisitTime } from './visit-time.ts'

type Columns = { visit_on: string | null; visit_from: string | null; visit_to: string | null }

/** The time of a visit as tables store it: three columns, all of them or none. The database tells times with their seconds. */
export function visitTimeOf({ visit_on: on, visit_from: from, visit_to: to }: Columns): VisitTime | null {
  return on && from && to ? { on, from: from.slice(0, 5), to: to.slice(0, 5) } : null
}

/** The same the other way round. */
export function visitColumns(time: VisitTime | null): Columns {
  return { visit_on: time?.on ?? null, visit_from: time?.from ?? null, visit_to: time?.to ?? null }
}
