import type { LeadRow } from './lead.ts'

type LeadState = Pick<LeadRow, 'urgency' | 'status' | 'visit'>

/** Whether someone needs help at this moment. Once a visit is agreed, its time says how soon; a closed request waits for nobody. */
export function isHappeningNow({ urgency, status, visit }: LeadState) {
  return urgency === 0 && (status === 'new' || status === 'contacted') && visit === null
}
