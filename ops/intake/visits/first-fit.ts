import { workday } from '#domain/visits/fitting-times.ts'
import type { VisitDay } from '#domain/visits/visit.ts'
import { offersOf, type Sought } from './day-plan.ts'
import type { Preset } from './visit-draft.ts'

const emergency = 1

export type FirstFit = Required<Omit<Preset, 'kind'>>

/**
 * The first time of a day at which someone who holds what is required is free, with that person. Only to an emergency someone is sent
 * at once outside of the workday: whoever is on call, if they are free.
 */
export function firstFitOf(
  day: VisitDay,
  sought: Sought,
  { on, now }: { on: string; now: Date },
): FirstFit | null {
  const [first] = offersOf(day, sought, { on, now, crewWith: (person) => [person] })
    .filter(
      ({ lacks, isNow, to }) =>
        lacks.length === 0 && (isNow ? sought.priority === emergency : to <= workday.to),
    )
    .toSorted((a, b) => a.from.localeCompare(b.from))
  return first ? { on, from: first.from, to: first.to, people: first.people } : null
}
