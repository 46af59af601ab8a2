import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadRow } from '#domain/leads/lead.ts'
import { outcomeWords } from '#domain/leads/outcomes.ts'
import { problemOf } from '../problem.ts'
import { refreshLead } from '../submissions/queries.ts'
import { Notice } from '../ui/notice.tsx'
import { undoMove } from './desk-api.ts'

type ClosedLineProps = { lead: LeadRow; forget: () => void }

/** A request that was closed leaves the list; here is the way to bring it back. */
export function ClosedLine({ lead, forget }: ClosedLineProps) {
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: () => undoMove(lead.id, lead.revision),
    onSuccess: forget,
    onSettled: () => refreshLead(client, lead.id),
  })
  return (
    <div className="mt-3">
      <div className="flex items-center justify-between gap-4 border-l-3 border-green bg-sheet py-1 pr-3 pl-3">
        <p role="status" className="min-w-0 wrap-anywhere">
          {lead.name} is closed: {outcomeWords(lead.outcome)}
        </p>
        <button
          type="button"
          className="min-h-12 px-2 font-semibold underline decoration-gold decoration-2 underline-offset-4"
          aria-disabled={undo.isPending}
          onClick={() => undo.isPending || undo.mutate()}
        >
          Undo
        </button>
      </div>
      {undo.error && <Notice title={problemOf(undo.error).detail} />}
    </div>
  )
}
