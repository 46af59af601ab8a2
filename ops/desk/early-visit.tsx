import type { VisitTime } from '#domain/visits/visit-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

type EarlyVisitProps = {
  visit: VisitTime
  isOpen: boolean
  onClose: () => void
  onStart: () => void
}

/** Asks whoever taps a step of a visit that is on a later day: most likely the finger was on the wrong card. */
export function EarlyVisit({ visit, isOpen, onClose, onStart }: EarlyVisitProps) {
  const { field, time } = useWords()
  const isTomorrow = visit.on === daysLater(companyDay(useNow()), 1)
  return (
    <ConfirmDialog
      title={isTomorrow ? field.early.tomorrow : field.early.later(time.visit(visit))}
      isOpen={isOpen}
      onClose={onClose}
      action={field.early.go}
      isBusy={false}
      onConfirm={onStart}
    >
      <p>{field.early.text}</p>
    </ConfirmDialog>
  )
}
