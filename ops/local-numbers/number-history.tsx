import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { problemOf } from '../problem.ts'
import { clockWords } from '../ui/clock.ts'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { undoNumberChange } from './numbers-api.ts'
import { NumbersInText } from './numbers-in-text.tsx'
import { useNumberChange } from './use-number-change.ts'
import { historyWords } from './words.ts'
import { numberHistoryQuery } from './queries.ts'

/** Who did what to a number, read once someone opens it; the last change can be taken back. */
export function NumberHistory({ number }: { number: LocalNumber }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 items-center gap-1.5 font-semibold">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-90"
        />
        History<span className="sr-only"> of {number.operator}</span>
      </summary>
      {isOpen && <Entries number={number} />}
    </details>
  )
}

function Entries({ number }: { number: LocalNumber }) {
  const now = useNow()
  const history = useQuery(numberHistoryQuery(number.id))
  const undo = useNumberChange({
    change: () => undoNumberChange(number),
    done: 'The last change was undone.',
  })
  if (history.isPending)
    return (
      <div role="status" className="space-y-2 py-2 pl-5.5">
        <span className="sr-only">Loading...</span>
        <Bar width="w-2/5" />
      </div>
    )
  if (!history.data)
    return <FailedList what="The history" error={history.error} retry={() => void history.refetch()} />
  if (history.data.length === 0) return <p className="pl-5.5 text-muted">No changes yet.</p>
  return (
    <div className="pl-5.5">
      <ol>
        {history.data.map((entry) => (
          <li key={entry.at + entry.what} className="py-1 wrap-break-word">
            <NumbersInText text={historyWords(entry)} />{' '}
            <span className="text-muted">
              {entry.by && `by ${entry.by}, `}
              <time dateTime={entry.at}>{clockWords(new Date(entry.at), now)}</time>
            </span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="min-h-12 font-semibold underline decoration-gold decoration-2 underline-offset-4"
        aria-disabled={undo.isPending}
        onClick={() => undo.isPending || undo.mutate()}
      >
        Undo the last change<span className="sr-only"> of {number.operator}</span>
      </button>
      {undo.error && <Notice title={problemOf(undo.error).detail} />}
    </div>
  )
}
