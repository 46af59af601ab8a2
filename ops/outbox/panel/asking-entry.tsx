import { clashOf } from './clash.ts'
import { ClashingEntry } from './clashing-entry.tsx'
import type { Entry } from '../entry.ts'
import { ReturnedEntry } from './returned-entry.tsx'

/** An entry that waits for a decision: two sides of one change, or something that was not accepted. */
export function AskingEntry({ entry }: { entry: Entry }) {
  const clash = clashOf(entry)
  return (
    <li className="border-b border-line py-3">
      <p className="font-display text-2xl wrap-anywhere">{entry.customer}</p>
      {clash ? (
        <ClashingEntry key={clash.sides.revision} entry={entry} clash={clash} />
      ) : (
        <ReturnedEntry entry={entry} />
      )}
    </li>
  )
}
