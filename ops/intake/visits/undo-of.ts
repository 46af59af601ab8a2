import type { CancelReason } from '#domain/visits/cancel-reasons.ts'
import type { JobVisit } from '#domain/visits/visit.ts'
import type { VisitChange } from '../visits-api.ts'

/** Why a visit is canceled that was planned or restored and taken back at once. */
export const byMistake: CancelReason = 'Entered by mistake'

/** The change that makes a visit what it was before, from what it is `now`. */
export function undoOf(before: JobVisit, now: Pick<JobVisit, 'revision'>): VisitChange {
  const reason = before.canceled_at === null ? undefined : (before.cancel_reason ?? byMistake)
  const override = before.people.find(({ override_reason }) => override_reason !== '')?.override_reason
  return {
    revision: now.revision,
    kind: before.kind,
    when: before.when,
    length_minutes: before.length_minutes,
    people: before.people.map(({ id }) => id),
    note: before.note,
    canceled: before.canceled_at !== null,
    ...(reason && { reason }),
    ...(override && { override }),
  }
}
