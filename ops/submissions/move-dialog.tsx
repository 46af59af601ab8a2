import type { LeadRow } from '#domain/leads/lead-row.ts'
import { loadScreen } from '../ui/load-screen.ts'
import { usePrefetch } from '../ui/use-prefetch.ts'
import { WhenOpened } from '../ui/when-opened.tsx'
import type { Moving } from './use-move-lead.ts'

// A desk does not begin with them.
const loadSchedule = () => import('./schedule-dialog.tsx')
const loadClose = () => import('./close-dialog.tsx')
const ScheduleDialog = loadScreen(loadSchedule, 'ScheduleDialog')
const CloseDialog = loadScreen(loadClose, 'CloseDialog')

const dialogs = { scheduled: ScheduleDialog, closed: CloseDialog, new: null, contacted: null } as const

/** The dialog for the chosen status, where it needs one. */
export function MoveDialog({ lead, moving }: { lead: LeadRow; moving: Moving }) {
  usePrefetch(() => Promise.all([loadSchedule(), loadClose()]))
  const Dialog = moving.asked && dialogs[moving.asked]
  if (!Dialog) return null
  return (
    <WhenOpened part={Dialog} isOpen onClose={moving.dismiss}>
      <Dialog lead={lead} moving={moving} />
    </WhenOpened>
  )
}
