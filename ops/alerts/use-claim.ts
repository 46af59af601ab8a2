import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { toast } from 'sonner'
import { second } from '#platform/time.ts'
import type { LeadRow } from '#domain/leads/lead.ts'
import { assignLead } from '../api.ts'
import { dashboardKey } from '../dashboard/queries.ts'
import { problemOf } from '../problem.ts'
import { callNext } from '../submissions/call-next.ts'
import { leadKeys, leadQuery } from '../submissions/queries.ts'
import { notifyError, notifyProblem } from '../ui/notify.ts'
import { alertKeys, claimLead } from './alerts-api.ts'

const undoMs = 10 * second

/** Claims an unclaimed request by one press, and opens it; for ten seconds there is a way back. When someone else was quicker it says who. */
export function useClaim() {
  const client = useQueryClient()
  const navigate = useNavigate()

  function lookAgain(id: string) {
    for (const queryKey of [alertKeys.mine, leadKeys.one(id), leadKeys.lists, leadKeys.waiting, dashboardKey])
      void client.invalidateQueries({ queryKey })
  }

  /** Only what was claimed is undone: a request that someone changed meanwhile stays as it is. */
  async function undo({ id, name, revision }: LeadRow) {
    try {
      await assignLead(id, { employee_id: null, revision })
      toast.success(`${name} is unclaimed again`)
    } catch (error) {
      if (problemOf(error).status === 409) notifyError('Not undone', problemOf(error).detail)
      else notifyProblem(error)
    }
    lookAgain(id)
  }

  return useMutation({
    mutationFn: claimLead,
    onSuccess(row) {
      client.setQueryData(leadQuery(row.id).queryKey, (known) => known && { ...known, ...row })
      void navigate({ to: '/ops/submissions/$id', params: { id: row.id }, search: true })
      callNext(row.id)
      toast.success(`You claimed ${row.name}`, {
        duration: undoMs,
        action: { label: 'Undo', onClick: () => void undo(row) },
      })
    },
    onError: (error) =>
      problemOf(error).status === 409
        ? notifyError(problemOf(error).detail, 'Nothing was changed.')
        : notifyProblem(error),
    onSettled: (_row, _error, id) => lookAgain(id),
  })
}
