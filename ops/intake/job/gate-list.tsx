import { Check, CircleDashed, Minus } from 'lucide-react'
import type { JobDetail } from '#domain/jobs/job.ts'

const shown = {
  met: { Icon: Check, className: 'text-green', words: 'done' },
  open: { Icon: CircleDashed, className: 'text-ink', words: 'missing' },
  'not-in-force': {
    Icon: Minus,
    className: 'text-muted',
    words: 'not checked yet, doesn’t hold up the move',
  },
} as const

/** What has to be there before a stage, each with whether it is. */
export function GateList({ gates }: { gates: JobDetail['next_gates'] }) {
  if (gates.length === 0) return <p className="text-muted">Nothing is required for this stage.</p>
  return (
    <ul className="space-y-1.5">
      {gates.map(({ key, words, state }) => {
        const { Icon, className, words: how } = shown[state]
        return (
          <li key={key} className="flex items-start gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${className}`} />
            <span className={state === 'not-in-force' ? 'text-muted' : ''}>
              {words}
              <span className={state === 'not-in-force' ? '' : 'sr-only'}>{`, ${how}`}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
