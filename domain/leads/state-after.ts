import type { LeadMove } from './lead-move.ts'
import type { VisitTime } from '#domain/visits/visit-time.ts'

type Before = { visit: VisitTime | null; assigned_to: string | null }

/** A visit stands for as long as it is ahead or was made; an outcome only while the request is closed. */
export function stateAfter(
  { visit, assigned_to }: Before,
  { status, schedule, outcome }: Omit<LeadMove, 'revision'>,
) {
  if (status === 'closed') return { status, visit, outcome: outcome ?? null, assigned_to }
  if (status !== 'scheduled') return { status, visit: null, outcome: null, assigned_to }
  if (!schedule) return { status, visit, outcome: null, assigned_to }
  const { employee_id, ...planned } = schedule
  return { status, visit: planned, outcome: null, assigned_to: employee_id }
}
