import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { VisitItem } from '#domain/visits/item.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { submitWrite } from '../../device/submit-write.ts'
import type { Entry } from '../../outbox/entry.ts'
import { problemOf } from '../../problem.ts'
import { invalidateVisits } from '../invalidate-queries.ts'

type Change = {
  item: VisitItem
  done: boolean
  /** What was done to it here before and is not sent yet. */
  unsent: Entry | undefined
}
type At = {
  job: { id: string; name: string | null }
  /** At which visit it is done, where someone is at one. */
  visitId: string | null
}

/** Checks an item off, or opens it again, through the outbox. What was not sent yet is taken back, and leaves no trace. */
export function useItemChange({ job, visitId }: At) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ item: { id, text, revision }, done, unsent }: Change) {
      const isWithdrawn = unsent?.write.kind === 'item_change' && unsent.write.done !== done
      if (isWithdrawn && (await (await currentOutbox())?.withdraw(unsent.id))) return
      const at = done && visitId ? { visit_id: visitId } : {}
      await submitWrite(job, { kind: 'item_change', item_id: id, text, done, revision, ...at })
    },
    onError(error) {
      if (problemOf(error).status === 409) void invalidateVisits(client)
    },
  })
}
