import { companyDay } from '#domain/company/time-zone.ts'
import { isLate } from '#domain/sync/sync.ts'
import type { VisitStep, VisitStepKind } from '#domain/leads/visit-step.ts'
import type { Entry } from '../outbox/entry.ts'

/** A step as a card shows it; `receivedAt` is null while it is on this device alone, or where it came at once. */
export type ShownStep = {
  id: string
  kind: VisitStepKind
  at: Date
  by: string | null
  isUnsent: boolean
  receivedAt: Date | null
}

/** Today's steps of a request, those that this device has not sent among them, in the order in which they were taken. */
export function stepsOfToday(
  steps: readonly VisitStep[],
  unsent: readonly Entry[],
  now: Date,
): readonly ShownStep[] {
  const known = new Set(steps.map(({ id }) => id))
  const sent = steps.map(({ id, kind, by, ...times }): ShownStep => {
    const [at, received] = [new Date(times.at), new Date(times.received_at)]
    return { id, kind, by, at, isUnsent: false, receivedAt: isLate(at, received) ? received : null }
  })
  const here = unsent.flatMap(({ id, write, at }): ShownStep[] =>
    write.kind !== 'step' || known.has(id)
      ? []
      : [{ id, kind: write.step, at: new Date(at), by: null, isUnsent: true, receivedAt: null }],
  )
  const today = companyDay(now)
  return [...sent, ...here]
    .filter(({ at }) => companyDay(at) === today)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
