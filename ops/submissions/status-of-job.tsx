import type { LeadDetail } from '#domain/leads/lead.ts'
import { useMay } from '../session/may.ts'
import { UnbrokenTimes } from '../ui/unbroken-times.tsx'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { isVisitOverdue, statusLineWords } from './status-line-words.ts'

/** In place of the statuses of a request that became a job: when the visit is, and where both are changed. */
export function StatusOfJob({ lead }: { lead: LeadDetail }) {
  const now = useNow()
  const words = useWords()
  const mayOpenJob = useMay('intake.view')
  const line = statusLineWords(lead, now, words)
  return (
    <div className="border-l-3 border-gold pl-3">
      {line && (
        <p className={`wrap-anywhere ${isVisitOverdue(lead, now) ? 'font-semibold text-red' : ''}`}>
          <UnbrokenTimes words={line} />
        </p>
      )}
      <p className="text-muted">{mayOpenJob ? words.request.isJob : words.request.isJobAtOffice}</p>
    </div>
  )
}
