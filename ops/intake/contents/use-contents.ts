import { useQuery } from '@tanstack/react-query'
import type { Contents } from '../../outbox/contents-after.ts'
import { outboxView } from '../../outbox/outbox-view.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { useUser } from '../../session/may.ts'
import { jobContentsQuery } from '../queries.ts'
import { contentsAsDone, unsentContents } from './contents-as-done.ts'

const nobody = { id: '', name: '' }
const none: Contents = { items: [], boxes: [] }

/** The contents of a job as they were read, with what this device did to them on top, and which of that is not sent yet. */
export function useContents(jobId: string) {
  const query = useQuery(jobContentsQuery(jobId))
  const unsent = useUnsentOf(jobId)
  const all = outboxView.usePart(({ received }) => received)
  const received = all.filter(({ leadId }) => leadId === jobId).toSorted((a, b) => a.turn - b.turn)
  const { items, boxes } = contentsAsDone(query.data ?? none, { received, unsent }, useUser() ?? nobody)
  return { query, items, boxes, unsent: unsentContents(unsent) }
}
