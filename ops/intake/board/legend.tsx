import { Inbox } from 'lucide-react'
import type { Square } from './squares.ts'
import { Squares } from './square.tsx'

const shown: readonly { squares: readonly Square[]; words: string }[] = [
  { squares: ['met', 'met', 'met', 'met'], words: 'contacted, inspected, started, completed' },
  { squares: ['running'], words: 'running' },
  { squares: ['late'], words: 'late now' },
  { squares: ['met-late'], words: 'was late' },
  { squares: ['not-proven'], words: 'not proven' },
]

/** What the marks in the rows mean. Each row says the same in words, so it is for who sees them. */
export function Legend() {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-muted">
      {shown.map(({ squares, words }) => (
        <li key={words} className="flex items-center gap-1.5">
          <Squares squares={squares} />
          {words}
        </li>
      ))}
      <li className="flex items-center gap-1">
        <Inbox className="size-3.5 text-ink" />
        request
      </li>
    </ul>
  )
}
