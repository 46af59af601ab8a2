import { companyDay } from '#domain/company/time-zone.ts'
import type { Scope } from '#domain/roles/scopes.ts'
import { isLate } from '#domain/sync/sync.ts'
import { day } from '#platform/time.ts'

type Closed = { closed_at: Date | null }

/** Made at the time of the closing counts as before it. */
export function wasClosedBefore(visit: Closed | null, at: Date) {
  return visit !== null && visit.closed_at !== null && at > visit.closed_at
}

/** Received after the closing, and made before it or a good while before it was received. */
export function isLateFor(visit: Closed | null, { at, receivedAt }: { at: Date; receivedAt: Date }) {
  if (visit === null || visit.closed_at === null) return false
  return !wasClosedBefore(visit, at) || isLate(at, receivedAt)
}

type Correction = {
  employee_id: string
  scope: Scope
  at: Date
  receivedAt: Date
  reading: { read_by: string; at: Date }
  visit: { closed_by_id?: string | null | undefined }
}

/**
 * Whether someone may correct a reading of a closed visit. What is one's own is what one read oneself, or of a visit that one closed
 * oneself, until the day on which it was read is over. A phone without a connection has a day more to send it: the time that it tells
 * is its word alone.
 */
export function mayCorrect({ employee_id, scope, at, receivedAt, reading, visit }: Correction) {
  if (scope !== 'own') return true
  const isOwn = reading.read_by === employee_id || visit.closed_by_id === employee_id
  const isInTime = receivedAt.getTime() - at.getTime() <= day
  return isOwn && isInTime && companyDay(reading.at) === companyDay(at)
}
