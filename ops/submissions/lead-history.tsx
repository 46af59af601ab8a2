import type { HistoryLine } from '#domain/records/record.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

type LeadHistoryProps = { history: HistoryLine[]; photoCount: number }

export function LeadHistory({ history: lines, photoCount }: LeadHistoryProps) {
  const { desk, history, locale, request } = useWords()
  const now = useNow()
  const clock = (at: string) => clockWords(new Date(at), now, locale)
  const late = lines
    .filter(({ name }) => name === 'lead.photo_added')
    .reduce((sum, { count }) => sum + count, 0)
  const atFirst = photoCount - late
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-xl">{request.history}</h3>
      <ol className="mt-2 text-sm">
        {lines.map((entry) => (
          <li
            key={entry.id}
            className="relative pb-3 pl-6 before:absolute before:top-1.5 before:left-0.5 before:size-2 before:rounded-full before:z-1 before:bg-ink not-last:after:absolute not-last:after:top-2 not-last:after:-bottom-2 not-last:after:left-[0.3125rem] not-last:after:w-0.5 not-last:after:bg-line"
          >
            {history.line(entry)}
            {entry.name === 'lead.received' && atFirst > 0 && `, ${desk.photos(atFirst)}`}
            {entry.by && request.byWhom(entry.by)}{' '}
            <time dateTime={entry.at} className="text-[0.8125rem] whitespace-nowrap text-muted">
              {clock(entry.at)}
            </time>
            {entry.count > 1 && entry.first_at !== entry.at && entry.name !== 'lead.photo_added' && (
              <span className="text-[0.8125rem] text-muted">{request.firstAt(clock(entry.first_at))}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
