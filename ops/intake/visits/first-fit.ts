import type { VisitDay } from '#domain/visits/visit.ts'
import { offersOf, type Sought } from './day-plan.ts'
import type { Preset } from './visit-draft.ts'

export type FirstFit = Required<Omit<Preset, 'kind'>>

/** The first time of a day at which someone who holds what is required is free, with that person. */
export function firstFitOf(
  day: VisitDay,
  sought: Sought,
  { on, now }: { on: string; now: Date },
): FirstFit | null {
  const [first] = offersOf(day, sought, { on, now, crewWith: (person) => [person] })
    .filter(({ lacks }) => lacks.length === 0)
    .toSorted((a, b) => a.from.localeCompare(b.from))
  return first ? { on, from: first.from, to: first.to, people: first.people } : null
}
