import { Check, ChevronDown, CloudOff } from 'lucide-react'
import { useUser } from '../session/may.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { LeadLink } from './lead-link.tsx'
import { UndoStep } from './undo-step.tsx'
import type { DeskStop } from './use-my-day.ts'
import { isUndoable } from './visit-steps.ts'

type FinishedLinesProps = { finished: readonly DeskStop[] }

/** The visits that were left today. They take one line, however many they are: what is next stays in sight. */
export function FinishedLines({ finished }: FinishedLinesProps) {
  const { day } = useWords()
  const lines = finished.map((stop) => <FinishedLine key={stop.lead.id} stop={stop} />)
  if (lines.length < 2) return <ul>{lines}</ul>
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3">
        <Check aria-hidden className="size-5.5 shrink-0 text-green" />
        <span className="flex-1 font-semibold">{day.finished(lines.length)}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line">{lines}</ul>
    </details>
  )
}

/** When a visit was left, and for a while the way back. */
export function FinishedLine({ stop: { lead, finished } }: { stop: DeskStop }) {
  const { choices, day, field, locale } = useWords()
  const now = useNow()
  const userId = useUser()?.id
  if (!finished) return null
  const { arrived, left } = finished
  const clock = (at: Date) => clockWords(at, now, locale)
  const Icon = left.isUnsent ? CloudOff : Check
  return (
    <li className="flex items-center gap-3">
      <Icon aria-hidden className={`size-5.5 shrink-0 ${left.isUnsent ? 'text-muted' : 'text-green'}`} />
      <LeadLink lead={lead} className="min-h-14 min-w-0 flex-1 py-1.5 leading-snug hover:underline">
        <span className="block font-semibold wrap-anywhere">{choices.name(lead.name)}</span>
        <span className="block text-muted">
          {day.left(arrived ? clock(arrived.at) : null, clock(left.at))}
          {left.isUnsent && `. ${field.onThisDevice}`}
        </span>
      </LeadLink>
      {isUndoable(left, userId, now) && <UndoStep lead={lead} step={left} />}
    </li>
  )
}
