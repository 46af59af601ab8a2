import type { LossType } from '#domain/jobs/facts/loss-types.ts'
import {
  demandedCertifications,
  missingCertifications,
  type Holder,
  type Missing,
} from './certification-rules.ts'
import { isOpenVisit } from './open-visit.ts'
import { holdsFor, type Override } from './override-reason.ts'
import type { VisitDay } from './visit.ts'
import type { VisitKind } from './visit-kinds.ts'

/** What visits are judged by: the rules of the company, and which day it is. */
export type Standard = { rules: VisitDay['rules']; today: string }

type Judged = Parameters<typeof isOpenVisit>[0] & {
  kind: VisitKind
  loss_type: LossType | null
  people: readonly (Holder & Override)[]
}

/**
 * What a visit that is still to come requires and nobody on it holds on its day, unless a reason was given for just that: the loss, the
 * rules, or what people hold may have changed since it was planned. It is worked out as it is read, and stored nowhere.
 */
export function lackingOf(visit: Judged, { rules, today }: Standard): Missing[] {
  if (!isOpenVisit(visit, today)) return []
  const demanded = demandedCertifications(visit.loss_type, visit.kind, rules)
  const missing = missingCertifications(demanded, visit.people, visit.when?.on ?? today)
  const codes = missing.map(({ code }) => code)
  return visit.people.some((override) => holdsFor(override, codes)) ? [] : missing
}
