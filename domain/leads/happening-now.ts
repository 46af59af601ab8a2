import type { LeadRow } from './lead-row.ts'

type LeadState = Pick<LeadRow, 'urgency' | 'status' | 'visit' | 'cancelled_at'>

/** Whether someone needs help at this moment. A scheduled visit has its own time, and a closed or canceled request isn't waiting. */
export function isHappeningNow({ urgency, status, visit, cancelled_at }: LeadState) {
  const isOpen = (status === 'new' || status === 'contacted') && cancelled_at === null
  return urgency === 0 && isOpen && visit === null
}
