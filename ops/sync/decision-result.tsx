import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { problemOf } from '../problem.ts'
import { Notice } from '../ui/notice.tsx'
import { isSettledElsewhere, type Deciding } from './use-decide.ts'
import { addedWords, doneWords, requestWords } from './words.ts'

type DecisionResultProps = {
  deciding: Deciding
  /** The request itself is what the person looks at. */
  isOnRequest?: boolean
}

/** What came of the last decision. The keyboard stands on it: the problem it was on has left the list. */
export function DecisionResult({
  deciding: { status, error, variables, done },
  isOnRequest = false,
}: DecisionResultProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status !== 'success' && status !== 'error') return
    // After a dialog that closes at the same time has given the focus back.
    const frame = requestAnimationFrame(() => line.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [status])

  return (
    <div ref={line} tabIndex={-1} className="mt-4 empty:hidden">
      {status === 'success' && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-4 border-l-3 border-green bg-wash py-0.5 pr-3 pl-3"
        >
          <p className="min-w-0 py-2 wrap-anywhere">{doneWords(variables.problems, variables.state)}</p>
          {!isOnRequest && (
            <Link
              to="/ops/submissions/$id"
              params={{ id: variables.problems[0].lead_id }}
              className="flex min-h-12 min-w-0 items-center font-semibold underline decoration-gold decoration-2 underline-offset-4 wrap-anywhere"
            >
              Open {requestWords(variables.problems[0].customer)}
            </Link>
          )}
        </div>
      )}
      {status === 'error' && (
        <Notice title={problemOf(error).detail}>
          {variables.problems.length > 1 && <p>{addedWords(done, variables.problems.length)}</p>}
          {isSettledElsewhere(error) && <p>The list is up to date now.</p>}
        </Notice>
      )}
    </div>
  )
}
