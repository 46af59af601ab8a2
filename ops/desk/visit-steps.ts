import { companyDay } from '#domain/company/time-zone.ts'
import { isHappeningNow } from '#domain/leads/happening-now.ts'
import type { LeadRow } from '#domain/leads/lead.ts'
import { isLate } from '#domain/sync/sync.ts'
import {
  undoTime,
  type OfficeReason,
  type VisitStep,
  type VisitStepKind,
} from '#domain/leads/visits/visit-step.ts'
import type { Write } from '#domain/sync/write.ts'
import type { Entry } from '../outbox/entry.ts'

/** A step as a card shows it, with times by the clock of this device; `receivedAt` is null while it is on this device alone, or where it came at once. */
export type ShownStep = {
  id: string
  kind: VisitStepKind
  at: Date
  /** Null while it is on this device alone. */
  employeeId: string | null
  isUnsent: boolean
  receivedAt: Date | null
  /** Of a step that needs the office. What older versions of the portal stored has neither. */
  reason?: OfficeReason | null | undefined
  detail?: string | undefined
}

/**
 * Today's steps of a request, those that this device has not sent among them, in the order in which they were taken. With a clock
 * that is wrong, the server's times would stand among them in the wrong place, and Undo would end too soon.
 */
export function stepsOfToday(
  steps: readonly VisitStep[],
  unsent: readonly Entry[],
  { now, clockError }: { now: Date; clockError: number },
): readonly ShownStep[] {
  const byThisClock = (time: string) => new Date(Date.parse(time) + clockError)
  const known = new Set(steps.map(({ id }) => id))
  const sent = steps.map(({ id, kind, employee_id: employeeId, reason, detail, ...times }): ShownStep => {
    const [at, received] = [byThisClock(times.at), byThisClock(times.received_at)]
    const receivedAt = isLate(at, received) ? received : null
    return { id, kind, employeeId, reason, detail, at, isUnsent: false, receivedAt }
  })
  const here = unsent.flatMap(({ id, write, at }): ShownStep[] =>
    write.kind !== 'step' || known.has(id) ? [] : [toShown(id, write, at)],
  )
  const today = companyDay(now)
  return [...sent, ...here]
    .filter(({ at }) => companyDay(at) === today)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function toShown(id: string, { step, reason, detail }: StepWrite, at: number): ShownStep {
  const here = { employeeId: null, isUnsent: true, receivedAt: null }
  return { id, kind: step, at: new Date(at), reason, detail, ...here }
}

type StepWrite = Extract<Write, { kind: 'step' }>

/** Whether someone is on the way next: after the call, and in an emergency before it. */
export function mayBeOnTheWay(lead: Pick<LeadRow, 'status' | 'urgency' | 'visit' | 'cancelled_at'>) {
  return lead.status === 'contacted' || lead.status === 'scheduled' || isHappeningNow(lead)
}

/** Whether the person can still take the step back: only their own, for a short while. */
export function isUndoable({ at, employeeId }: ShownStep, personId: string | undefined, now: Date) {
  return (employeeId === null || employeeId === personId) && now.getTime() - at.getTime() < undoTime
}
