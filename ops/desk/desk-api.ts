import { hc, parseResponse } from 'hono/client'
import type { LeadWorkApi } from '#api/lead-work.ts'
import { asMe } from '../as-me.ts'

const leads = hc<LeadWorkApi>('/api/leads', asMe)

export function getDesk() {
  return parseResponse(leads.desk.$get())
}

/** Who took the request from this person, and who has it since. */
export function getReassigned(id: string) {
  return parseResponse(leads[':id']['reassigned'].$get({ param: { id } }))
}

/** Takes the last move back; `revision` is the one it made. */
export function undoMove(id: string, revision: number) {
  return parseResponse(leads[':id'].undo.$post({ param: { id }, json: { revision } }))
}
