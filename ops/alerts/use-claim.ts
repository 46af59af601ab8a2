import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { problemOf } from '../problem.ts'
import { callNext } from '../submissions/call-next.ts'
import { leadQuery, refreshLead } from '../submissions/queries.ts'
import { notifyError, notifyProblem } from '../ui/notify.ts'
import { alertKeys, claimLead } from './alerts-api.ts'

/** Claims an unclaimed request by one press, and opens it at its number. When someone else was quicker it says who. */
export function useClaim() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: claimLead,
    onSuccess(row) {
      client.setQueryData(leadQuery(row.id).queryKey, (known) => known && { ...known, ...row })
      void navigate({ to: '/ops/submissions/$id', params: { id: row.id }, search: true })
      callNext(row)
    },
    onError: (error) =>
      problemOf(error).status === 409
        ? notifyError(problemOf(error).detail, 'Nothing was changed.')
        : notifyProblem(error),
    onSettled(_row, _error, id) {
      refreshLead(client, id)
      void client.invalidateQueries({ queryKey: alertKeys.mine })
    },
  })
}
