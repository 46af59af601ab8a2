import type { LeadRow } from '#domain/leads/lead.ts'
import { CloseDialog } from './close-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { Moving } from './use-move-lead.ts'

/** The dialog for the chosen status, where it needs one. */
export function MoveDialog({ lead, moving }: { lead: LeadRow; moving: Moving }) {
  if (moving.asked === 'scheduled') return <ScheduleDialog lead={lead} moving={moving} />
  return moving.asked === 'closed' ? <CloseDialog lead={lead} moving={moving} /> : null
}
