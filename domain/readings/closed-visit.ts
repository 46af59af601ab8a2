import { companyDay } from '#domain/company/time-zone.ts'
import type { Scope } from '#domain/roles/scopes.ts'

type Closed = { closed_at: Date | null }

/** Made at the time of the closing counts as before it. */
export function wasClosedBefore(visit: Closed | null, at: Date) {
  return visit !== null && visit.closed_at !== null && at > visit.closed_at
}

/** Received after the closing, and made before it. */
export function isLateFor(visit: Closed | null, at: Date) {
  return visit !== null && visit.closed_at !== null && !wasClosedBefore(visit, at)
}

type Correction = {
  employee_id: string
  scope: Scope
  at: Date
  reading: { read_by: string; at: Date }
  visit: { closed_by: string | null } | null
}

/**
 * Whether someone may correct a reading of a closed visit. What is one's own is what one read oneself, or of a visit that one closed
 * oneself, until the day on which it was read is over.
 */
export function mayCorrect({ employee_id, scope, at, reading, visit }: Correction) {
  if (scope !== 'own') return true
  const isOwn = reading.read_by === employee_id || visit?.closed_by === employee_id
  return isOwn && companyDay(reading.at) === companyDay(at)
}
