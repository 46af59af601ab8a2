import type { Visit } from '#domain/leads/visits/visit.ts'

/** What visits are sorted by: their time, and of the same time the one that was planned first. Times of a day sort as text. */
export function timeKey({ on, from, to }: Visit, id: string): string {
  return `${on} ${from} ${to} ${id}`
}
