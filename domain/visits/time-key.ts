import type { VisitTime } from './visit-time.ts'

/** What visits are sorted by: their time, and of the same time the one that was planned first. Times of a day sort as text. */
export function timeKey({ on, from, to }: VisitTime, id: string): string {
  return `${on} ${from} ${to} ${id}`
}
