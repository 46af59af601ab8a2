import { useState } from 'react'
import { useUser } from '../../session/may.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { button } from '../../ui/button.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { itemClashOf } from '../item-clash.ts'
import { jobMoveClashOf } from '../job-move-clash.ts'
import { jobClashOf } from '../job-clash.ts'
import { contentsClashes } from '../contents-clash.ts'
import { placeClashes } from '../place-clash.ts'
import { roomClashOf } from '../room-clash.ts'
import { clashOf, type Clash } from './clash.ts'
import { ClashingEntry } from './clashing-entry.tsx'
import { entryWords } from './entry-words.ts'
import { bothWords } from './field-words.ts'
import { ReturnedContents } from './returned-contents.tsx'
import { ReturnedEntry } from './returned-entry.tsx'
import { ReturnedForm } from './returned-form.tsx'
import { ReturnedItem } from './returned-item.tsx'
import { ReturnedPlace } from './returned-place.tsx'
import { ReturnedRoom } from './returned-room.tsx'
import { ReturnedJobChange } from './returned-job-change.tsx'
import { ReturnedJobMove } from './returned-job-move.tsx'
import { UndoRemoval } from './undo-removal.tsx'

type AskingEntryProps = {
  entry: Entry
  /** Of clashes one is open at a time: two of them at once hide each other's choices. */
  isOpen: boolean
  onOpen: () => void
  onDecided: () => void
}

/** An entry that waits for a decision: two sides of one change, or something that was not accepted. */
export function AskingEntry({ entry, isOpen, onOpen, onDecided }: AskingEntryProps) {
  const words = useWords()
  const [wasDiscarded, setDiscarded] = useState(false)
  const customer = words.choices.name(entry.customer)
  const clash = clashOf(entry)
  const jobClash = entry.state === 'clash' ? jobClashOf(entry, entry.current) : null

  const itemClash = itemClashOf(entry)
  const roomClash = entry.state === 'clash' ? roomClashOf(entry, entry.current) : null
  const contentsClash = entry.state === 'clash' ? contentsClashes.clashOf(entry, entry.current) : null
  const placeClash = entry.state === 'clash' ? placeClashes.clashOf(entry, entry.current) : null
  const moveClash = entry.state === 'clash' ? jobMoveClashOf(entry, entry.current) : null

  function discard() {
    setDiscarded(true)
    void currentOutbox().then((outbox) => outbox?.remove(entry.id))
  }

  return (
    <li className={clash && isOpen ? openDecision : 'border-b border-line py-3'}>
      <p className="font-display text-2xl wrap-anywhere">{customer}</p>
      {entry.state === 'removing' ? (
        <UndoRemoval
          id={entry.id}
          what={entryWords(entry, words)}
          takesFocus={wasDiscarded}
          className="mt-1 flex items-center justify-between gap-4 px-3"
        />
      ) : entry.write.kind === 'submission' ? (
        <ReturnedForm entry={entry} onDiscard={discard} />
      ) : clash && isOpen ? (
        <ClashingEntry key={clash.sides.revision} entry={entry} clash={clash} onDecided={onDecided} />
      ) : clash ? (
        <ClosedClash clash={clash} customer={customer} onOpen={onOpen} />
      ) : jobClash ? (
        <ReturnedJobChange key={jobClash.revision} entry={entry} clash={jobClash} />
      ) : moveClash ? (
        <ReturnedJobMove key={moveClash.current.revision} entry={entry} clash={moveClash} />
      ) : roomClash ? (
        <ReturnedRoom key={roomClash.theirs.revision} entry={entry} clash={roomClash} />
      ) : contentsClash ? (
        <ReturnedContents key={contentsClash.theirs.revision} entry={entry} clash={contentsClash} />
      ) : placeClash ? (
        <ReturnedPlace key={placeClash.theirs.revision} entry={entry} clash={placeClash} />
      ) : itemClash ? (
        <ReturnedItem key={itemClash.current.revision} entry={entry} clash={itemClash} />
      ) : (
        <ReturnedEntry entry={entry} onDiscard={discard} />
      )}
    </li>
  )
}

/** All of it is in one frame, as its button stays in sight while other decisions stand above and below. */
const openDecision = 'my-3 border-2 border-ink px-3 pt-3'

type ClosedClashProps = { clash: Clash; customer: string; onOpen: () => void }

function ClosedClash({ clash, customer, onOpen }: ClosedClashProps) {
  const words = useWords()
  const me = useUser()?.id
  return (
    <>
      <p className="text-muted wrap-anywhere">{bothWords(clash, me, words)}</p>
      <button type="button" className={`mt-2 ${button('plain')}`} onClick={onOpen}>
        {words.clash.open}
        <span className="sr-only">: {customer}</span>
      </button>
    </>
  )
}
