import { Undo2 } from 'lucide-react'
import type { SyncProblem } from '#domain/sync/problem.ts'
import { clockWords } from '../ui/clock.ts'
import { saidWords } from './said-words.ts'

/** What the office asked as it sent the work back, and what came back, in order. Nothing where it was never sent back. */
export function Conversation({ problem, now }: { problem: SyncProblem; now: Date }) {
  const said = saidWords(problem)
  if (said.length === 0) return null
  return (
    <ol aria-label="What was said so far" className="mt-3 max-w-[65ch] space-y-2">
      {said.map(({ by, at, words, isReply }, nth) => (
        <li key={nth} className="flex gap-2">
          {isReply && <Undo2 aria-hidden className="mt-1 size-4 shrink-0" />}
          <div className={`min-w-0 wrap-anywhere ${isReply ? '' : 'pl-6 text-muted'}`}>
            <p className="text-sm">
              {by}
              {at && (
                <>
                  {', '}
                  <time dateTime={at} className="tabular-nums">
                    {clockWords(new Date(at), now)}
                  </time>
                </>
              )}
            </p>
            <p className={`whitespace-pre-line ${isReply ? 'font-semibold' : ''}`}>{words}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
