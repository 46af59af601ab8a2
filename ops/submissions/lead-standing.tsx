import { Link } from '@tanstack/react-router'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { standingWords } from './standing-words.ts'
import type { Moving } from './use-move-lead.ts'
import { statusWords } from './words.ts'

type LeadStandingProps = { lead: LeadDetail; moving: Moving }

/** When someone comes and who, or how it ended, with the way to change it; and the way back from the last move. */
export function LeadStanding({ lead, moving: { moved, isBusy, take, undo } }: LeadStandingProps) {
  const canUndo = moved !== null && moved.revision === lead.revision
  const words = standingWords(lead) || (canUndo ? `Moved to ${statusWords[lead.status]}` : '')
  if (!words) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-l-3 border-gold pl-3">
      <p role="status" className="min-w-0 wrap-anywhere">
        {words}
        {lead.duplicate_of && (
          <>
            {' of '}
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
      <span className="flex gap-4">
        {lead.status === 'scheduled' && (
          <button type="button" className={inlineAction} onClick={() => take('scheduled')}>
            Change<span className="sr-only"> the visit</span>
          </button>
        )}
        {canUndo && (
          <button
            type="button"
            className={inlineAction}
            aria-disabled={isBusy}
            onClick={() => isBusy || undo()}
          >
            Undo
          </button>
        )}
      </span>
    </div>
  )
}

const inlineAction = 'min-h-11 font-semibold underline decoration-gold decoration-2 underline-offset-4'
