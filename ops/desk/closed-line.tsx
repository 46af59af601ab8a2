import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { invalidateLeadEverywhere } from '../submissions/queries.ts'
import { UndoLine } from '../ui/undo-line.tsx'
import { useWords } from '../words/use-words.ts'
import { undoMove } from './desk-api.ts'

type ClosedLineProps = { lead: LeadRow; forget: () => void }

/** Undo for a request that was closed and left the list. */
export function ClosedLine({ lead, forget }: ClosedLineProps) {
  const { desk, choices } = useWords()
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: () => undoMove(lead.id, lead.revision),
    onSuccess: forget,
    onSettled: () => invalidateLeadEverywhere(client, lead.id),
  })
  return (
    <div className="mt-3">
      <UndoLine
        words={desk.closed(lead.name, choices.outcome(lead.outcome))}
        of={desk.closing(lead.name)}
        undo={undo}
      />
    </div>
  )
}
