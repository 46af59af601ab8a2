import type { VisitDay } from '#domain/visits/visit.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { ClashNotice } from '../visits/clash-notice.tsx'
import { clashesOf } from '../visits/day-plan.ts'
import type { AskedRequest, Placing } from './arming.ts'

type RequestClashProps = { asked: AskedRequest; day: VisitDay; placing: Placing }

/** What is in the way of a request where it was placed: it can be moved there all the same. */
export function RequestClash({ asked: { visit, schedule }, day, placing }: RequestClashProps) {
  const { calendar } = useVisitWords()
  const { time } = useWords()
  const people = [schedule.employee_id]
  return (
    <ConfirmDialog
      isOpen
      title={calendar.moveRequest(visit.name, time.visit(schedule))}
      action={calendar.moveHere}
      isBusy={false}
      error={null}
      onConfirm={placing.confirm}
      onClose={placing.close}
    >
      <ClashNotice clashes={clashesOf(day, { ...visit, ...schedule, people })} day={day} visitId={visit.id} />
    </ConfirmDialog>
  )
}
