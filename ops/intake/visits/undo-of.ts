import type { JobVisit } from '#domain/visits/visit.ts'
import type { VisitChange } from '../visits-api.ts'

/** The change that makes a visit what it was before, from what it is `now`. */
export function undoOf(before: JobVisit, now: Pick<JobVisit, 'revision'>): VisitChange {
  const override = before.people.find(({ override_reason }) => override_reason !== '')?.override_reason
  return {
    revision: now.revision,
    kind: before.kind,
    when: before.when,
    length_minutes: before.length_minutes,
    people: before.people.map(({ id }) => id),
    note: before.note,
    canceled: before.canceled_at !== null,
    ...(override && { override }),
  }
}
