import type { HistoryLine } from '#domain/records/record.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

/** A line of the history within an item of its list: `atFirst` is how many photos the request came with. */
export function HistoryEntry({ line, atFirst }: { line: HistoryLine; atFirst: number }) {
  const { desk, history, locale, request } = useWords()
  const now = useNow()
  const clock = (at: string) => clockWords(new Date(at), now, locale)
  const { id, name, by, at, first_at, count } = line
  return (
    <div
      data-row={id}
      tabIndex={-1}
      className="relative pb-3 pl-6 text-sm before:absolute before:top-1.5 before:left-0.5 before:z-1 before:size-2 before:rounded-full before:bg-ink [li:not(:last-child)>&]:after:absolute [li:not(:last-child)>&]:after:top-2 [li:not(:last-child)>&]:after:-bottom-2 [li:not(:last-child)>&]:after:left-[0.3125rem] [li:not(:last-child)>&]:after:w-0.5 [li:not(:last-child)>&]:after:bg-line"
    >
      {history.line(line)}
      {name === 'lead.received' && atFirst > 0 && `, ${desk.photos(atFirst)}`}
      {by && request.byWhom(by)}{' '}
      <time dateTime={at} className="text-[0.8125rem] whitespace-nowrap text-muted">
        {clock(at)}
      </time>
      {count > 1 && first_at !== at && name !== 'lead.photo_added' && (
        <span className="text-[0.8125rem] text-muted">{request.firstAt(clock(first_at))}</span>
      )}
    </div>
  )
}
