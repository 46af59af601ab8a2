import * as z from 'zod'
import { LeadStatus, Outcome } from './lead-states.ts'
import { VisitTime } from '#domain/visits/visit-time.ts'
import { OfficeReason, VisitStepKind } from './visit-steps/visit-step.ts'

/** What a line of the history says of a status change. */
export const MoveFacts = z.object({
  from: LeadStatus,
  to: LeadStatus,
  visit: VisitTime.optional(),
  outcome: Outcome.optional(),
})

/** The same of a step of a visit. */
export const StepFacts = z.object({
  kind: VisitStepKind,
  at: z.iso.datetime(),
  reason: OfficeReason.optional(),
})

/** The same of a photo that arrived long after it was added. */
export const PhotoFacts = StepFacts.pick({ at: true })
