import { instantOf } from '#domain/company/local-time.ts'
import type { Clock } from '#domain/jobs/job.ts'
import type { VisitKind } from '#domain/visits/visit-kinds.ts'
import type { VisitDraft } from './visit-draft.ts'

export type Limit = { key: 'inspected' | 'started'; due: Date }

/** The limit that the visit would miss: it begins after it. */
export function limitMissed(
  { kind, isTimed, on, from }: Pick<VisitDraft, 'kind' | 'isTimed' | 'on' | 'from'>,
  clocks: readonly Clock[],
): Limit | null {
  const key = clockOf(kind)
  const clock = clocks.find((clock) => clock.key === key && clock.reached_at === null)
  if (!key || !clock || !isTimed || !on || !from) return null
  const due = new Date(clock.due_at)
  return instantOf(`${on}T${from}`) > due ? { key, due } : null
}

/** The clock of the job that a visit of a kind stops. */
function clockOf(kind: VisitKind): Limit['key'] | null {
  if (kind === 'inspection') return 'inspected'
  return kind === 'mitigation' ? 'started' : null
}
