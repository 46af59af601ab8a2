import type { Person } from '#test/people.ts'
import type { Place } from './place.ts'

/** What is asked for, and by whom where it is not the one whose row it is. */
export type Ask = { path: string; init?: RequestInit & { json?: unknown }; by?: Person }
export type MakeAsk = (place: Place, who: Person) => Promise<Ask> | Ask

export function sending(path: string, json: unknown): Ask {
  return { path, init: { json } }
}
