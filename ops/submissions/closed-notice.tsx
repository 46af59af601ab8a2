import type { LeadDetail } from '#domain/leads/lead.ts'
import { AfterLoss, useStillThere } from '../desk/after-loss.tsx'
import { closedByOther, closedWords } from '../desk/closed-words.ts'
import { CallOffice } from '../device/call-office.tsx'
import { useUser } from '../session/may.ts'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

/** Tells whoever has the request, and may be there, that someone else closed it. */
export function ClosedNotice({ lead }: { lead: LeadDetail }) {
  const words = useWords()
  const now = useNow()
  const me = useUser()?.id
  const last = lead.steps.findLast(({ kind, employee_id }) => kind !== 'needs_office' && employee_id === me)
  const since = useStillThere(lead.id, last?.kind === 'arrived' ? last.at : null)
  const closed = closedByOther(lead, me, now)
  if (!closed) return null
  return (
    <Notice title={closedWords(closed, now, words)}>
      <AfterLoss leadId={lead.id} since={since} />
      <div className="mt-3">
        <CallOffice />
      </div>
    </Notice>
  )
}
