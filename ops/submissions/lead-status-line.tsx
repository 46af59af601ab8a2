import { Link } from '@tanstack/react-router'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { isVisitOverdue, statusLineWords } from './status-line-words.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { UnbrokenTimes } from '../ui/unbroken-times.tsx'
import type { Moving } from './use-move-lead.ts'

type LeadStatusLineProps = { lead: LeadDetail; moving: Moving }

/** When the visit is and who goes, or the outcome, with the button to change it. */
export function LeadStatusLine({ lead, moving: { take } }: LeadStatusLineProps) {
  const now = useNow()
  const told = useWords()
  const words = statusLineWords(lead, now, told)
  if (!words) return null
  return (
    <div className="flex items-center justify-between gap-x-4 border-l-3 border-gold pl-3">
      <p className={`min-w-0 wrap-anywhere ${isVisitOverdue(lead, now) ? 'font-semibold text-red' : ''}`}>
        <UnbrokenTimes words={words} />
        {lead.duplicate_of && (
          <>
            {told.moving.duplicateOf}
            <Link
              to="/ops/submissions/$id"
              params={{ id: lead.duplicate_of.id }}
              search
              className="underline underline-offset-4"
            >
              {lead.duplicate_of.reference}
            </Link>
          </>
        )}
      </p>
      {lead.status === 'scheduled' && <ChangeVisit onClick={() => take('scheduled')} />}
    </div>
  )
}

export function ChangeVisit({ onClick }: { onClick: () => void }) {
  const { moving } = useWords()
  return (
    <button
      type="button"
      className="min-h-12 shrink-0 px-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
      onClick={onClick}
    >
      {moving.change}
      <span className="sr-only">{moving.theVisit}</span>
    </button>
  )
}
