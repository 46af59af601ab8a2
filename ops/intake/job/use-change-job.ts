import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobDetail } from '#domain/jobs/job.ts'
import { problemOf } from '../../problem.ts'
import { invalidateLeadEverywhere } from '../../submissions/queries.ts'
import { useFirstWords } from '../../words/words.tsx'
import { invalidateJob, invalidateJobs } from '../invalidate-queries.ts'
import { jobQuery } from '../queries.ts'

/** Changes a job and shows it as it is then. A change that someone else made first reads it again, and says so. */
export function useChangeJob<Wanted>(
  job: Pick<JobDetail, 'id'>,
  change: (wanted: Wanted) => Promise<JobDetail>,
  onDone?: () => void,
) {
  const client = useQueryClient()
  const { problems } = useFirstWords()
  const mutation = useMutation({
    mutationFn: change,
    onSuccess(changed) {
      client.setQueryData(jobQuery(job.id).queryKey, changed)
      void invalidateJobs(client)
      invalidateLeadEverywhere(client, job.id)
      onDone?.()
    },
    onError(error) {
      if (problemOf(error).status === 409) void invalidateJob(client, job.id)
    },
  })
  return {
    save: mutation.mutate,
    isBusy: mutation.isPending,
    problem: mutation.error && problemOf(mutation.error, problems),
    reset: mutation.reset,
  }
}
