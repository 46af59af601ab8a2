import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { problemOf } from '../problem.ts'
import { callNext } from '../submissions/call-next.ts'
import { leadQuery, invalidateLeadEverywhere } from '../submissions/queries.ts'
import { notifyError } from '../ui/notify.ts'
import { coolDown, useIsCoolingDown } from './claim-cooldown.ts'
import { claimLead } from './alerts-api.ts'
import { invalidateAlerts } from './queries.ts'

/**
 * Claims an unclaimed request by one press, and opens it at its number. `faultOf` is what went wrong, to be shown beside the
 * button. Where the button leaves the screen with a request that someone else claimed (`isFleeting`), a message says who.
 */
export function useClaim({ isFleeting }: { isFleeting: boolean }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isCoolingDown = useIsCoolingDown()
  const isToldElsewhere = (error: unknown) => isFleeting && problemOf(error).status === 409
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: claimLead,
    onSuccess(row) {
      client.setQueryData(leadQuery(row.id).queryKey, (known) => known && { ...known, ...row })
      void navigate({ to: '/ops/submissions/$id', params: { id: row.id }, search: true })
      callNext(row)
    },
    onError(error) {
      if (problemOf(error).status === 409) coolDown()
      if (isToldElsewhere(error)) notifyError(problemOf(error).detail, 'Nothing was changed.')
    },
    onSettled(_row, _error, id) {
      invalidateLeadEverywhere(client, id)
      void invalidateAlerts(client)
    },
  })
  function faultOf(leadId: string) {
    return error && variables === leadId && !isToldElsewhere(error) ? problemOf(error).detail : null
  }
  return { claim: mutate, isPending, isCoolingDown, faultOf }
}
