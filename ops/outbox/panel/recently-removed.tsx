import { currentOutbox } from '../../device/person-store.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { EntryRow } from './entry-row.tsx'
import { entryWords } from './entry-words.ts'

/** What the person removed on this device, the latest first: each can be put back. */
export function RecentlyRemoved({ entries, now }: { entries: readonly Entry[]; now: Date }) {
  const words = useWords()
  const { outbox } = words.field
  return (
    <>
      <li className="text-muted">{outbox.removedStay}</li>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} now={now}>
          <button
            type="button"
            className="min-h-11 px-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
            onClick={() => void currentOutbox().then((outbox) => outbox?.putBack(entry.id))}
          >
            {outbox.putBack}
            <span className="sr-only">: {entryWords(entry, words)}</span>
          </button>
        </EntryRow>
      ))}
    </>
  )
}
