import { useState } from 'react'
import { currentOutbox } from '../../device/person-store.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { clashOf } from './clash.ts'
import { ClashingEntry } from './clashing-entry.tsx'
import { entryWords } from './entry-words.ts'
import { ReturnedEntry } from './returned-entry.tsx'
import { UndoRemoval } from './undo-removal.tsx'

/** An entry that waits for a decision: two sides of one change, or something that was not accepted. */
export function AskingEntry({ entry }: { entry: Entry }) {
  const words = useWords()
  const [wasDiscarded, setDiscarded] = useState(false)
  const clash = clashOf(entry)

  function discard() {
    setDiscarded(true)
    void currentOutbox().then((outbox) => outbox?.remove(entry.id))
  }

  return (
    <li className="border-b border-line py-3">
      <p className="font-display text-2xl wrap-anywhere">{entry.customer}</p>
      {entry.state === 'removing' ? (
        <UndoRemoval
          id={entry.id}
          what={entryWords(entry, words)}
          takesFocus={wasDiscarded}
          className="mt-1 flex items-center justify-between gap-4 px-3"
        />
      ) : clash ? (
        <ClashingEntry key={clash.sides.revision} entry={entry} clash={clash} />
      ) : (
        <ReturnedEntry entry={entry} onDiscard={discard} />
      )}
    </li>
  )
}
