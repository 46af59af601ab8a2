import { mayCorrect } from '#domain/readings/visits/closed-visit.ts'
import type { ReadVisit } from '#domain/readings/drying-file.ts'
import type { AirReading, PointReading } from '#domain/readings/reading.ts'
import type { Scope } from '#domain/roles/scopes.ts'

type Asking = {
  me: { id: string } | null
  scope: Scope | undefined
  visit: Pick<ReadVisit, 'closed_by_id'>
  now: Date
}

/** Whether a person is offered to correct a reading of a visit that is closed, now. The server checks again. */
export function mayCorrectHere(
  { employee_id, at }: Pick<PointReading | AirReading, 'employee_id' | 'at'>,
  { me, scope, visit, now }: Asking,
): boolean {
  if (scope === undefined || me === null) return false
  const reading = { read_by: employee_id, at: new Date(at) }
  return mayCorrect({ employee_id: me.id, scope, at: now, receivedAt: now, reading, visit })
}
