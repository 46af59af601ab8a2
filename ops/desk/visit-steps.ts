import { companyDay } from '#domain/company/time-zone.ts'
import { isHappeningNow } from '#domain/leads/happening-now.ts'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import type { CallState } from '#domain/leads/office-calls/call-state.ts'
import { isLate } from '#domain/sync/sync.ts'
import {
  undoTime,
  type OfficeReason,
  type VisitStep,
  type VisitStepKind,
} from '#domain/leads/visit-steps/visit-step.ts'
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
  /** Nobody else has it. What was sent back the office knows, and that is not sent either. */
  isUntold: boolean
  /** Of a step that needs the office. What older versions of the portal stored has none of them. */
  reason?: OfficeReason | null | undefined
  detail?: string | undefined
  call?: CallState | null
  /** Absent while it is on this device alone; null where it belongs to no visit, or the server has not told of which. */
  visit_id?: string | null | undefined
}

/**
 * Today's steps of a request, those that this device has not sent among them, in the order in which they were taken; and calls for
 * the office that stand open, whatever day they are of. With a clock that is wrong, the server's times would stand among them in the wrong place, and Undo would end too soon.
 */
export function stepsOfToday(
  steps: readonly VisitStep[],
  unsent: readonly Entry[],
  { now, clockError }: { now: Date; clockError: number },
): readonly ShownStep[] {
  const byThisClock = (time: string) => new Date(Date.parse(time) + clockError)
  const known = new Set(steps.map(({ id }) => id))
  const sent = steps.map(
    ({ employee_id: employeeId, by: _, at: takenAt, received_at, ...step }): ShownStep => {
      const [at, received] = [byThisClock(takenAt), byThisClock(received_at)]
      const receivedAt = isLate(at, received) ? received : null
      return { ...step, employeeId, at, isUnsent: false, isUntold: false, receivedAt }
    },
  )
  const here = unsent.flatMap(({ id, write, at, state }): ShownStep[] =>
    write.kind !== 'step' || known.has(id)
      ? []
      : [{ ...toShown(id, write, at), isUntold: state !== 'sent_back' }],
  )
  const today = companyDay(now)
  return [...sent, ...here]
    .filter(({ at, call }) => companyDay(at) === today || (call && !call.ended_at))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function toShown(id: string, { step, reason, detail }: StepWrite, at: number) {
  const here = { employeeId: null, isUnsent: true, receivedAt: null }
  return { id, kind: step, at: new Date(at), reason, detail, ...here }
}

type StepWrite = Extract<Write, { kind: 'step' }>

type OnTheWay = Pick<LeadRow, 'status' | 'urgency' | 'visit' | 'cancelled_at' | 'has_job'>

/** Whether someone is on the way next: after the call, and in an emergency before it. To a job people go by its visits. */
export function mayBeOnTheWay(lead: OnTheWay) {
  if (lead.has_job && !lead.visit) return false
  return lead.status === 'contacted' || lead.status === 'scheduled' || isHappeningNow(lead)
}

/** Whether the visit is on a later day, and nobody has begun it today all the same. */
export function isEarly(
  { visit }: Pick<LeadRow, 'visit'>,
  today: readonly Pick<ShownStep, 'kind'>[],
  now: Date,
) {
  const hasBegun = today.some(({ kind }) => kind !== 'needs_office')
  return visit !== null && visit.on > companyDay(now) && !hasBegun
}

/**
 * Whether the visit is over: the server knows that they left, or this device alone does, also until the request is read again. Without
 * a job, the last step of today tells.
 */
export function isVisitLeft(
  { has_job, visit_left }: Pick<LeadRow, 'has_job' | 'visit_left'>,
  today: readonly Pick<ShownStep, 'kind' | 'isUnsent' | 'visit_id'>[],
) {
  const last = today.findLast(({ kind }) => kind !== 'needs_office')
  if (last && last.kind !== 'departed') return false
  return visit_left || (last !== undefined && (last.isUnsent || last.visit_id === null || !has_job))
}

/**
 * What can be told beside the next step. Nobody leaves where they have not arrived; who forgot to tell that they were on the way tells
 * that they are there. After the visit there is the way there once more, but not at once.
 */
export function otherSteps(
  next: VisitStepKind,
  { isLeft, hasJustLeft }: { isLeft: boolean; hasJustLeft: boolean },
): readonly VisitStepKind[] {
  if (isLeft) return hasJustLeft ? ['needs_office'] : ['on_my_way', 'needs_office']
  return next === 'on_my_way' ? ['arrived', 'needs_office'] : ['needs_office']
}

/** Whether the person can still take the step back: only their own, for a short while. */
export function isUndoable({ at, employeeId }: ShownStep, personId: string | undefined, now: Date) {
  return (employeeId === null || employeeId === personId) && now.getTime() - at.getTime() < undoTime
}
