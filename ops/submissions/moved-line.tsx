import type { LeadRow } from '#domain/leads/lead-row.ts'
import { UndoLine } from '../ui/undo-line.tsx'
import type { Moving } from './use-move-lead.ts'
import { useWords } from '../words/use-words.ts'

type MovedLineProps = { lead: Pick<LeadRow, 'status' | 'revision'>; moving: Moving }

/** Says that the status was just changed, with Undo until something else changes. */
export function MovedLine({ lead, moving: { moved, undo } }: MovedLineProps) {
  const { choices, moving: words } = useWords()
  if (moved?.revision !== lead.revision) return null
  return <UndoLine words={words.moved(choices.status[lead.status])} of={words.theMove} undo={undo} />
}
