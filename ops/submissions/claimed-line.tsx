import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { assignLead } from './leads-api.ts'
import { UndoLine } from '../ui/undo-line.tsx'
import { forgetClaim, useClaimed } from './call-next.ts'
import { invalidateLeadEverywhere } from './queries.ts'

/** Says that the request was just claimed, with Undo until something else changes. */
export function ClaimedLine({ lead }: { lead: Pick<LeadRow, 'id' | 'revision'> }) {
  const client = useQueryClient()
  const claimed = useClaimed()
  const undo = useMutation({
    mutationFn: () => assignLead(lead.id, { employee_id: null, revision: lead.revision }),
    onSuccess: forgetClaim,
    onSettled: () => invalidateLeadEverywhere(client, lead.id),
  })
  if (claimed?.id !== lead.id || claimed.revision !== lead.revision) return null
  return <UndoLine words="You claimed this request." of=" the claim" undo={undo} />
}
