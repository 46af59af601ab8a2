import type { HistoryLine } from '#domain/records/record.ts'
import { useWords } from '../words/use-words.ts'
import { HistoryEntry } from './history-entry.tsx'

type LeadHistoryProps = { history: readonly HistoryLine[]; photoCount: number }

export function LeadHistory({ history: lines, photoCount }: LeadHistoryProps) {
  const { request } = useWords()
  const atFirst = photosAtFirst(lines, photoCount)
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-xl">{request.history}</h3>
      <ol className="mt-2">
        {lines.map((line) => (
          <li key={line.id}>
            <HistoryEntry line={line} atFirst={atFirst} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How many photos came with the request itself: all that no line tells of. The line of the request is the last of all. */
export function photosAtFirst(lines: readonly HistoryLine[], photoCount: number) {
  const late = lines
    .filter(({ name }) => name === 'lead.photo_added')
    .reduce((sum, { count }) => sum + count, 0)
  return photoCount - late
}
