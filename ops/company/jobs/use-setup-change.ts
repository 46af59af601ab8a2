import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { problemOf } from '../../problem.ts'
import { notify } from '../../ui/notify.ts'
import { invalidateSetup, setupQuery, templatesQuery } from './queries.ts'

/** Saves a part of the set-up. Where someone else was quicker it is read again: to save once more keeps what was typed. */
export function useSetupChange<Change>(change: (wanted: Change) => Promise<JobSetup>, onDone: () => void) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: change,
    onSuccess(setup) {
      client.setQueryData(setupQuery.queryKey, setup)
      void client.invalidateQueries({ queryKey: templatesQuery.queryKey })
      notify('Job set-up saved')
      onDone()
    },
    onError(error) {
      if (problemOf(error).status === 409) void invalidateSetup(client)
    },
  })
  return {
    save: mutation.mutate,
    isBusy: mutation.isPending,
    problem: mutation.error && problemOf(mutation.error),
  }
}
