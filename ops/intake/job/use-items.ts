import type { VisitItem } from '#domain/visits/item.ts'
import { outboxView } from '../../outbox/outbox-view.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { useUser } from '../../session/may.ts'
import { itemsAsDone, unsentItems } from './job-as-done.ts'

const nobody = { id: '', name: '' }

/** What is to be done at a job as it was read, with what this device did to it on top, and which of that is not sent yet. */
export function useItems(jobId: string, read: readonly VisitItem[]) {
  const unsent = useUnsentOf(jobId)
  const all = outboxView.usePart(({ received }) => received)
  const received = all.filter(({ leadId }) => leadId === jobId).toSorted((a, b) => a.turn - b.turn)
  return {
    items: itemsAsDone(read, { received, unsent }, useUser() ?? nobody),
    unsentItems: unsentItems(unsent),
  }
}
