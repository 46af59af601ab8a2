import { newId } from '#platform/uuid.ts'
import { LeadRequest } from '#domain/leads/lead.ts'

/** A request as it is sent. */
export function aSentLead(overrides: Partial<Record<string, unknown>> = {}) {
  return { id: newId(), name: 'Ann Miller', phone: '(330) 555-0188', service: 'water-damage', ...overrides }
}

/** A request as the door has read it. */
export function aLeadRequest(overrides: Partial<Record<string, unknown>> = {}): LeadRequest {
  return LeadRequest.parse(aSentLead(overrides))
}

export const unsuspected = { page: '/contact', suspicions: [] }

/** A move as it is sent, with all that its step asks for; `employee_id` goes where someone is to go. */
export function aMove(status: string | undefined, revision: number, employee_id: string) {
  const schedule = { on: '2199-12-24', from: '08:00', to: '10:00', employee_id }
  if (status === 'scheduled') return { status, revision, schedule }
  return status === 'closed' ? { status, revision, outcome: 'done' } : { status, revision }
}
