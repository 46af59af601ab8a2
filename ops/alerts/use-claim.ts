import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { problemOf } from '../problem.ts'
import { leadKeys, leadQuery } from '../submissions/queries.ts'
import { notifyError, notifyProblem } from '../ui/notify.ts'
import { alertKeys, claimLead } from './alerts-api.ts'

/** Takes a request that nobody has, by one press. When someone else was quicker it says who. */
export function useClaim() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: claimLead,
    onSuccess(row) {
      client.setQueryData(leadQuery(row.id).queryKey, (known) => known && { ...known, ...row })
      toast.success(`${row.name} is yours`)
    },
    onError: (error) =>
      problemOf(error).status === 409
        ? notifyError('Not yours', problemOf(error).detail)
        : notifyProblem(error),
    onSettled(_row, _error, id) {
      for (const queryKey of [alertKeys.mine, leadKeys.one(id), leadKeys.lists, leadKeys.waiting])
        void client.invalidateQueries({ queryKey })
    },
  })
}
