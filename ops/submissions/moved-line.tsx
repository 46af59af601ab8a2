import type { LeadRow } from '#domain/leads/lead.ts'
import { UndoLine } from '../ui/undo-line.tsx'
import type { Moving } from './use-move-lead.ts'
import { statusWords } from '#domain/leads/status-words.ts'

type MovedLineProps = { lead: Pick<LeadRow, 'status' | 'revision'>; moving: Moving }

/** Says that the status was just changed, with Undo until something else changes. */
export function MovedLine({ lead, moving: { moved, undo } }: MovedLineProps) {
  if (moved?.revision !== lead.revision) return null
  return (
    <UndoLine words={`Status changed to ${statusWords[lead.status]}.`} of="the status change" undo={undo} />
  )
}
