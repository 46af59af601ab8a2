import type { LeadStatus } from '../lead.ts'
import type { VisitStepKind } from './visit-step.ts'

const afterStatus = {
  new: 'contacted',
  contacted: 'scheduled',
  scheduled: 'closed',
  closed: null,
} as const satisfies Record<LeadStatus, LeadStatus | null>

/**
 * The status that usually comes next. It is what screens offer first: the server accepts any other too, so that a wrong tap can be
 * undone.
 */
export function nextStatus(status: LeadStatus) {
  return afterStatus[status]
}

const afterVisitStep: Partial<Record<VisitStepKind, VisitStepKind>> = {
  on_my_way: 'arrived',
  arrived: 'departed',
  departed: 'on_my_way',
}

/** What comes after the last step of the way there and back; asking for the office is not part of it. */
export function nextVisitStep(steps: readonly { kind: VisitStepKind }[]): VisitStepKind {
  const last = steps.findLast(({ kind }) => kind !== 'needs_office')
  return (last && afterVisitStep[last.kind]) ?? 'on_my_way'
}
