import { hc, parseResponse } from 'hono/client'
import type { LeadsApi } from '#api/leads.ts'
import type { LeadMove } from '#domain/leads/lead-move.ts'
import { LeadRow } from '#domain/leads/lead-row.ts'
import { asMe } from '../as-me.ts'

// Apart from leads-api.ts, with which the portal starts: it needs no schema of a lead.

const leads = hc<LeadsApi>('/api/leads', asMe)

/** Changes its status at once, or refuses; what may wait for a connection goes through the outbox instead. */
export async function moveLead(id: string, json: LeadMove) {
  return LeadRow.parse(await parseResponse(leads[':id'].status.$put({ param: { id }, json })))
}
