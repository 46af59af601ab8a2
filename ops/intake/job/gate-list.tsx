import { Check, CircleDashed } from 'lucide-react'
import type { GateState } from '#domain/jobs/stages/gates.ts'
import { useJobWords } from '../../words/use-job-words.ts'

const shown = {
  met: { Icon: Check, className: 'text-green' },
  open: { Icon: CircleDashed, className: 'text-ink' },
} as const

/** What has to be there before a stage, each with whether it is. */
export function GateList({ gates }: { gates: readonly GateState[] }) {
  const { stages } = useJobWords()
  if (gates.length === 0) return <p className="text-muted">{stages.nothingRequired}</p>
  return (
    <ul className="space-y-1.5">
      {gates.map(({ key, words, state }) => {
        const { Icon, className } = shown[state]
        return (
          <li key={key} className="flex items-start gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${className}`} />
            <span>
              {stages.gate(key, words)}
              <span className="sr-only">{`, ${stages.states[state]}`}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
