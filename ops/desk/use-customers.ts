import { outboxView } from '../outbox/outbox-view.ts'
import { customerHere, type ReassignedItem } from './reassigned.ts'

/** What was reassigned, with the names that the work has which is still on this device. */
export function useCustomers(lost: readonly ReassignedItem[]): readonly ReassignedItem[] {
  const { entries } = outboxView.use()
  return lost.map((item) => ({ ...item, name: item.name ?? customerHere(item.lead_id, entries) ?? null }))
}
