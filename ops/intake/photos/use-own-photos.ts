import { outboxView } from '../../outbox/outbox-view.ts'
import { usePhotosOf } from '../../outbox/panel/use-outbox.ts'
import { ownPhotos } from './counts-as-done.ts'

/** The photos of a job that this device took and a list that was read then does not have. */
export function useOwnPhotos(jobId: string, readAt: number) {
  const unsent = usePhotosOf(jobId)
  const received = outboxView.usePart((view) => view.received).filter(({ leadId }) => leadId === jobId)
  return ownPhotos({ received, unsent, readAt })
}
