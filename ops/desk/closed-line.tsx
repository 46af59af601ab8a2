import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadRow } from '#domain/leads/lead.ts'
import { outcomeWords } from '#domain/leads/outcomes.ts'
import { invalidateLeadEverywhere } from '../submissions/queries.ts'
import { UndoLine } from '../ui/undo-line.tsx'
import { undoMove } from './desk-api.ts'

type ClosedLineProps = { lead: LeadRow; forget: () => void }

/** Undo for a request that was closed and left the list. */
export function ClosedLine({ lead, forget }: ClosedLineProps) {
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: () => undoMove(lead.id, lead.revision),
    onSuccess: forget,
    onSettled: () => invalidateLeadEverywhere(client, lead.id),
  })
  return (
    <div className="mt-3">
      <UndoLine
        words={`${lead.name} is closed: ${outcomeWords(lead.outcome)}`}
        of={`closing ${lead.name}`}
        undo={undo}
      />
    </div>
  )
}
