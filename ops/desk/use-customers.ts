import { useMemo } from 'react'
import { sameItems } from '../outbox/by-lead.ts'
import { outboxView, type OutboxView } from '../outbox/outbox-view.ts'
import { customerHere, type ReassignedItem } from './reassigned.ts'

/** What was reassigned, with the names that the work has which is still on this device. */
export function useCustomers(lost: readonly ReassignedItem[]): readonly ReassignedItem[] {
  const namesOf = useMemo(
    () =>
      sameItems(({ entries }: Pick<OutboxView, 'entries'>) =>
        lost.map(({ lead_id }) => customerHere(lead_id, entries) ?? null),
      ),
    [lost],
  )
  const names = outboxView.usePart(namesOf)
  return useMemo(
    () => lost.map((item, nth) => ({ ...item, name: item.name ?? names[nth] ?? null })),
    [lost, names],
  )
}
