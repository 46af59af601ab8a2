import type { LeadRow } from './lead.ts'

type LeadState = Pick<LeadRow, 'urgency' | 'status' | 'visit'>

/** Whether someone needs help at this moment. A scheduled visit has its own time, and a closed request isn't waiting. */
export function isHappeningNow({ urgency, status, visit }: LeadState) {
  return urgency === 0 && (status === 'new' || status === 'contacted') && visit === null
}
