import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobDetail } from '#domain/jobs/job.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { invalidateJob } from '../invalidate-queries.ts'

/** Closes a visit through the outbox, after what was read there. */
export function useCloseVisit(job: Pick<JobDetail, 'id' | 'name'>, visitId: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => submitWrite(job, { kind: 'visit_close', visit_id: visitId }),
    async onSuccess({ isReceived }) {
      // It is done once the screen shows it.
      if (isReceived) await invalidateJob(client, job.id)
      onDone()
    },
  })
}
