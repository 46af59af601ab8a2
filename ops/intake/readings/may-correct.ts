import { companyDay } from '#domain/company/time-zone.ts'
import type { ReadVisit } from '#domain/readings/drying-file.ts'
import type { AirReading, PointReading } from '#domain/readings/reading.ts'
import type { Scope } from '#domain/roles/scopes.ts'

type Asking = {
  me: { id: string; name: string } | null
  scope: Scope | undefined
  visit: Pick<ReadVisit, 'closed_by'>
  now: Date
}

/**
 * Whether a person is offered to correct a reading of a visit that is closed, by the rule of the server: their own, and those of a visit
 * that they closed, as long as the day lasts. A device knows by name who closed it; the server checks again.
 */
export function mayCorrectHere(
  { employee_id, at }: Pick<PointReading | AirReading, 'employee_id' | 'at'>,
  { me, scope, visit, now }: Asking,
): boolean {
  if (scope === undefined || me === null) return false
  if (scope !== 'own') return true
  const isOwn = employee_id === me.id || visit.closed_by === me.name
  return isOwn && companyDay(new Date(at)) === companyDay(now)
}
