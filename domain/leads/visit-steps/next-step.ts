import type { VisitStepKind } from './visit-step.ts'

const after: Partial<Record<VisitStepKind, VisitStepKind>> = {
  on_my_way: 'arrived',
  arrived: 'departed',
  departed: 'on_my_way',
}

/** What comes after the last step of the way there and back; asking for the office is not part of it. */
export function nextVisitStep(steps: readonly { kind: VisitStepKind }[]): VisitStepKind {
  const last = steps.findLast(({ kind }) => kind !== 'needs_office')
  return (last && after[last.kind]) ?? 'on_my_way'
}
