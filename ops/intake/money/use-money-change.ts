import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MoneyEntry } from '#domain/money/entry.ts'
import { problemOf } from '../../problem.ts'
import { useFirstWords } from '../../words/words.tsx'
import { invalidateJob } from '../invalidate-queries.ts'
import { moneyQuery } from './queries.ts'
import { withEntry } from './with-entry.ts'

/** Changes the money of a job, shows the change and reads it again, also where the answer says that someone was quicker. */
export function useMoneyChange<Wanted>(
  jobId: string,
  change: (wanted: Wanted) => Promise<MoneyEntry>,
  onDone: () => void,
) {
  const client = useQueryClient()
  const { problems } = useFirstWords()
  const mutation = useMutation({
    mutationFn: change,
    onSuccess(entry) {
      client.setQueryData(
        moneyQuery(jobId).queryKey,
        (known) => known && { ...known, pages: withEntry(known.pages, entry) },
      )
      void invalidateJob(client, jobId)
      onDone()
    },
    onError(error) {
      if (problemOf(error).status === 409) void invalidateJob(client, jobId)
    },
  })
  return {
    save: mutation.mutate,
    isBusy: mutation.isPending,
    problem: mutation.error && problemOf(mutation.error, problems),
  }
}
