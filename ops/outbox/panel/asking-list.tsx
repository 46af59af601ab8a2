import { useState } from 'react'
import type { Entry } from '../entry.ts'
import { AskingEntry } from './asking-entry.tsx'
import { clashOf } from './clash.ts'

type AskingListProps = {
  asking: readonly Entry[]
  /** The one that someone came for. */
  entryId: string | null
  onDecided: () => void
}

/** What needs the person first, of clashes one open at a time. It brings along what the portal knows of jobs. */
export function AskingList({ asking, entryId, onDecided }: AskingListProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const clashes = asking.filter((entry) => clashOf(entry) !== null)
  const opened = [chosen, entryId].flatMap((id) => clashes.find((entry) => entry.id === id) ?? [])[0]
  const openId = (opened ?? clashes[0])?.id
  return asking.map((entry) => (
    <AskingEntry
      key={entry.id}
      entry={entry}
      isOpen={entry.id === openId}
      onOpen={() => setChosen(entry.id)}
      onDecided={onDecided}
    />
  ))
}
