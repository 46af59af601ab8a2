import { clashOf } from './clash.ts'
import { ClashingEntry } from './clashing-entry.tsx'
import type { Entry } from '../entry.ts'
import { jobClashOf } from '../job-clash.ts'
import { ReturnedJobChange } from './returned-job-change.tsx'
import { ReturnedEntry } from './returned-entry.tsx'

/** An entry that waits for a decision: two sides of one change, or something that was not accepted. */
export function AskingEntry({ entry }: { entry: Entry }) {
  const clash = clashOf(entry)
  const jobClash = entry.state === 'clash' ? jobClashOf(entry, entry.current) : null
  return (
    <li className="border-b border-line py-3">
      <p className="font-display text-2xl wrap-anywhere">{entry.customer}</p>
      {clash ? (
        <ClashingEntry key={clash.sides.revision} entry={entry} clash={clash} />
      ) : jobClash ? (
        <ReturnedJobChange key={jobClash.revision} entry={entry} clash={jobClash} />
      ) : (
        <ReturnedEntry entry={entry} />
      )}
    </li>
  )
}
