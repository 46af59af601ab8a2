import { instantOf } from '#domain/company/local-time.ts'
import type { Clock } from '#domain/jobs/job.ts'
import { clocksStoppedBy } from '#domain/visits/clocks-stopped.ts'
import type { VisitKind } from '#domain/visits/visit-kinds.ts'
import type { VisitDraft } from './visit-draft.ts'

export type Limit = { key: ReturnType<typeof clocksStoppedBy>[number]; due: Date }

/** The first limit that the visit would miss: it begins after it. */
export function limitMissed(
  { kind, isTimed, on, from }: Pick<VisitDraft, 'kind' | 'isTimed' | 'on' | 'from'>,
  clocks: readonly Clock[],
): Limit | null {
  const limit = limitAhead(kind, clocks)
  return limit && isTimed && on && from && isAfter({ on, from }, limit) ? limit : null
}

/** Until when a visit of a kind has to begin; those of later clocks are no earlier. */
export function limitAhead(kind: VisitKind, clocks: readonly Clock[]): Limit | null {
  for (const key of clocksStoppedBy(kind)) {
    const clock = clocks.find((clock) => clock.key === key && clock.reached_at === null)
    if (clock) return { key, due: new Date(clock.due_at) }
  }
  return null
}

export function isAfter({ on, from }: { on: string; from: string }, { due }: Limit) {
  return instantOf(`${on}T${from}`) > due
}
