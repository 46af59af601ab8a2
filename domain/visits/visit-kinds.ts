import { hasReached, type Stage } from '#domain/jobs/stages/stages.ts'

/** What a visit is for, with how long one usually takes, in minutes. Plain data: it travels to the portal without schemas. */
export const visitKinds = [
  { value: 'inspection', label: 'Inspection', minutes: 90 },
  { value: 'mitigation', label: 'Mitigation', minutes: 240 },
  { value: 'monitoring', label: 'Monitoring', minutes: 60 },
  { value: 'final', label: 'Final visit', minutes: 90 },
  { value: 'estimate', label: 'Estimate', minutes: 60 },
] as const

export type VisitKind = (typeof visitKinds)[number]['value']

/** What the next visit of a job is usually for: an inspection until it was inspected, meters while it dries, then the last look. */
export function usualKindAt(stage: Stage): VisitKind {
  if (hasReached(stage, 'dry')) return 'final'
  if (hasReached(stage, 'mitigating')) return 'monitoring'
  return hasReached(stage, 'inspected') ? 'mitigation' : 'inspection'
}

export function usualMinutes(kind: VisitKind) {
  return visitKinds.find(({ value }) => value === kind)?.minutes ?? 60
}

export function visitLabel(kind: unknown) {
  return visitKinds.find(({ value }) => value === kind)?.label ?? 'Visit'
}
