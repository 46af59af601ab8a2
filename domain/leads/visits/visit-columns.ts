import type { Visit } from './visit.ts'

type Columns = { visit_on: string | null; visit_from: string | null; visit_to: string | null }

/** The visit as the table stores it: three columns, all of them or none. The database tells times with their seconds. */
export function visitOf({ visit_on: on, visit_from: from, visit_to: to }: Columns): Visit | null {
  return on && from && to ? { on, from: from.slice(0, 5), to: to.slice(0, 5) } : null
}
