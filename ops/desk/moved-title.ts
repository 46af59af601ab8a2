import type { MovedVisit } from '#domain/leads/desk/moved-visit.ts'
import type { lostVisits } from '../words/en-lost-visits.ts'
import type { KnownVisit } from './reassigned.ts'

type Told = Pick<KnownVisit<MovedVisit>, 'name' | 'reference' | 'town' | 'to'>

/** "Now Hank Oldcaller, 123 Broad Street (was Wilhelmina Ash, Canfield)": by its number where there is no name. */
export function movedTitle({ name, reference, town, to }: Told, words: typeof lostVisits.moved): string {
  const both = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')
  return words.now(both(to.name ?? to.number, to.place), both(name ?? reference, town))
}
