import type { ReactNode } from 'react'
import type { CallAlert } from '#domain/alerts/alert.ts'
import { useWords } from '../words/use-words.ts'
import { CallItem } from './call-item.tsx'
import { useOpenCalls } from './use-open-calls.ts'

type CallListProps = {
  className?: string
  /** Who was alerted by a call, where a screen shows it. */
  renderAlerted?: (call: CallAlert) => ReactNode
}

/** Everyone in the field who needs the office. Nothing where no one does. */
export function CallList({ className = '', renderAlerted }: CallListProps) {
  const { calls: words } = useWords()
  const calls = useOpenCalls()
  if (calls.length === 0) return null
  const waiting = calls.filter(({ taken_at }) => taken_at === null)
  return (
    <section aria-labelledby="calls" className={className}>
      <h2
        id="calls"
        className={`flex items-baseline justify-between px-4 py-2 text-xl uppercase lg:px-6.5 ${waiting.some(({ is_urgent }) => is_urgent) ? 'bg-red text-paper' : 'border-y border-line bg-wash'}`}
      >
        {words.title}
        <span className="font-sans text-base font-normal tabular-nums">{calls.length}</span>
      </h2>
      <ul>
        {calls.map((call) => (
          <li key={call.id}>
            <CallItem call={call}>{renderAlerted?.(call)}</CallItem>
          </li>
        ))}
      </ul>
    </section>
  )
}
