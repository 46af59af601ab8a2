import * as z from 'zod'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { LeadMove } from '#domain/leads/lead-move.ts'
import { LeadStatus, Outcome } from '#domain/leads/lead-states.ts'
import { stateAfter } from '#domain/leads/state-after.ts'
import { VisitTime } from '#domain/visits/visit-time.ts'

/** What a status change can change of a request, field by field. */
export const MoveFields = z.object({
  status: LeadStatus,
  visit: VisitTime.nullable(),
  assigned_to: z.string().nullable(),
  /** With the reference of the other request, where it is a duplicate. */
  outcome: z.object({ value: Outcome, duplicate_of: z.string().nullable() }).nullable(),
})
export type MoveFields = z.output<typeof MoveFields>
export type MoveField = keyof MoveFields
export const moveFields = MoveFields.keyof().options

export function moveFieldsOf(
  lead: Pick<LeadDetail, 'status' | 'visit' | 'assigned_to' | 'outcome' | 'duplicate_of'>,
): MoveFields {
  const duplicate_of = lead.duplicate_of?.reference ?? null
  return {
    status: lead.status,
    visit: lead.visit,
    assigned_to: lead.assigned_to?.id ?? null,
    outcome: lead.outcome && { value: lead.outcome, duplicate_of },
  }
}

/** The fields as the server will have them once it took the change. */
export function fieldsAfter({ visit, assigned_to }: MoveFields, move: LeadMove): MoveFields {
  const { outcome, ...next } = stateAfter({ visit, assigned_to }, move)
  const duplicate_of = (outcome === 'duplicate' && move.duplicate_of) || null
  return { ...next, outcome: outcome && { value: outcome, duplicate_of } }
}
