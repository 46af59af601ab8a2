import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { DeviationFields } from '#domain/readings/deviations/deviation.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { problemOf } from '../../problem.ts'
import { notifyError } from '../../ui/notify.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'

/** Says why the equipment differs, through the outbox. */
export function useDeviationWrite(job: Pick<JobDetail, 'id' | 'name'>, onDone: () => void) {
  const client = useQueryClient()
  const { problems } = useWords()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ deviation, name }: { deviation: DeviationFields; name: string }) =>
      submitWrite(job, { kind: 'deviation', deviation, name }),
    async onSuccess({ isReceived }) {
      // It is done once the screen shows it.
      if (isReceived) await invalidateJob(client, job.id)
      onDone()
    },
    onError: (error) => notifyError(problemOf(error, problems).detail),
  })
  return {
    explain: (deviation: DeviationFields, name: string) => mutate({ deviation, name }),
    isBusy: isPending,
  }
}
