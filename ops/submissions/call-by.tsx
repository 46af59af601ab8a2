import { useState } from 'react'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { useWords } from '../words/use-words.ts'
import { callByWords } from './call-by-words.ts'

type CallByProps = { lead: Pick<LeadRow, 'call_by'>; now: Date }

/** When the visitor was promised a call, or how late we are: in words, and in red. */
export function CallBy({ lead: { call_by }, now }: CallByProps) {
  const told = useWords()
  if (!call_by) return null
  const { words, isLate } = callByWords(call_by, now, told)
  return <span className={isLate ? 'font-semibold text-red' : ''}>{words}</span>
}

/** The same on the record. Its line stays when the call was made, so that nothing slides under a finger. */
export function CallByLine({ lead, now }: CallByProps) {
  const [wasDue, setWasDue] = useState(false)
  if (lead.call_by && !wasDue) setWasDue(true)
  if (!lead.call_by && !wasDue) return null
  return (
    <p className="-mt-2 min-h-[1lh] text-center tabular-nums">
      <CallBy lead={lead} now={now} />
    </p>
  )
}
