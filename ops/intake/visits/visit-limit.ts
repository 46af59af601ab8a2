import { instantOf } from '#domain/company/local-time.ts'
import type { Clock } from '#domain/jobs/job.ts'
import { clocksStoppedBy } from '#domain/visits/clocks-stopped.ts'
import type { VisitDraft } from './visit-draft.ts'

type Limit = { key: ReturnType<typeof clocksStoppedBy>[number]; due: Date }

/** The first limit that the visit would miss: it begins after it. */
export function limitMissed(
  { kind, isTimed, on, from }: Pick<VisitDraft, 'kind' | 'isTimed' | 'on' | 'from'>,
  clocks: readonly Clock[],
): Limit | null {
  if (!isTimed || !on || !from) return null
  const begins = instantOf(`${on}T${from}`)
  for (const key of clocksStoppedBy(kind)) {
    const clock = clocks.find((clock) => clock.key === key && clock.reached_at === null)
    if (clock && begins > new Date(clock.due_at)) return { key, due: new Date(clock.due_at) }
  }
  return null
}
