import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Write } from '#domain/sync/write.ts'
import { submitWrite } from '../device/submit-write.ts'
import { problemOf } from '../problem.ts'
import { useFirstWords } from '../words/words.tsx'
import { invalidateJob } from './invalidate-queries.ts'

/** `base` is what it is made from. */
type JobWrite = { write: Write; base: unknown }

/**
 * Changes a job through the outbox: without a connection the change is stored on this device, and is shown on top of the file until
 * it is sent. A change that someone else made first reads the job again, and says so.
 */
export function useJobWrite(job: Pick<JobDetail, 'id' | 'name'>, onDone: () => void) {
  const client = useQueryClient()
  const { problems } = useFirstWords()
  const mutation = useMutation({
    mutationFn: ({ write, base }: JobWrite) => submitWrite({ id: job.id, name: job.name, base }, write),
    async onSuccess({ isReceived }) {
      // It is done once the screen shows it.
      if (isReceived) await invalidateJob(client, job.id)
      onDone()
    },
    onError(error) {
      if (problemOf(error).status === 409) void invalidateJob(client, job.id)
    },
  })
  return {
    save: mutation.mutate,
    isBusy: mutation.isPending,
    problem: mutation.error && problemOf(mutation.error, problems),
  }
}
