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
