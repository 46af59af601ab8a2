import { isHappeningNow } from '#domain/leads/happening-now.ts'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import type { LeadStatus } from '#domain/leads/lead-states.ts'
import { useWords } from '../words/use-words.ts'

const dots: Record<LeadStatus, string> = {
  new: 'bg-red',
  contacted: 'bg-gold',
  scheduled: 'bg-blue',
  closed: 'bg-green',
}

export function StatusMark({ status, after }: { status: LeadStatus; after?: string }) {
  const { choices } = useWords()
  return (
    <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap tabular-nums">
      <span aria-hidden className={`size-2 rounded-full ${dots[status]}`} />
      {choices.status[status]}
      {after && ` · ${after}`}
    </span>
  )
}

type HappeningNowProps = { lead: Pick<LeadRow, 'urgency' | 'status' | 'visit' | 'cancelled_at'> }

/** In place of "New": no one has claimed it. */
export function UnclaimedMark({ lead }: HappeningNowProps) {
  const { list } = useWords()
  return (
    <span className="block text-sm font-semibold whitespace-nowrap text-red">
      <span className="flex items-center gap-2">
        <span aria-hidden className="size-2 rounded-full bg-red" />
        {list.isUnclaimed}
      </span>
      <HappeningNow lead={lead} />
    </span>
  )
}

/** Someone needs help at this moment. */
export function HappeningNow({ lead }: HappeningNowProps) {
  const { desk } = useWords()
  if (!isHappeningNow(lead)) return null
  return <span className="block text-[0.8125rem] font-semibold text-red">{desk.happeningNow}</span>
}
