import { Inbox } from 'lucide-react'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import type { Square } from './squares.ts'
import { Squares } from './square.tsx'

const shown: readonly {
  squares: readonly Square[]
  name: 'clocks' | 'running' | 'late' | 'wasLate' | 'notProven'
}[] = [
  { squares: ['met', 'met', 'met', 'met'], name: 'clocks' },
  { squares: ['running'], name: 'running' },
  { squares: ['late'], name: 'late' },
  { squares: ['met-late'], name: 'wasLate' },
  { squares: ['not-proven'], name: 'notProven' },
]

/** What the marks in the rows mean. Each row says the same in words, so it is for who sees them. */
export function Legend() {
  const words = useIntakeWords().board.legend
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-muted">
      {shown.map(({ squares, name }) => (
        <li key={name} className="flex items-center gap-1.5">
          <Squares squares={squares} />
          {words[name]}
        </li>
      ))}
      <li className="flex items-center gap-1">
        <Inbox className="size-3.5 text-ink" />
        {words.request}
      </li>
    </ul>
  )
}
