import { currentOutbox } from '../../device/person-store.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { onTopOf, type JobMoveClash } from '../job-move-clash.ts'
import { entryWords } from './entry-words.ts'
import { whoMoved } from './first-there.ts'
import { firstWords } from './first-words.ts'
import type { Choice } from './merge-fields.ts'
import { TwoVersions } from './two-versions.tsx'

/** A job that was moved or put aside without a connection, and that someone else moved first. */
export function ReturnedJobMove({ entry, clash }: { entry: Entry; clash: JobMoveClash }) {
  const words = useWords()
  const now = useNow()
  const { clash: told, field } = words
  const { stage, side } = clash.current
  return (
    <TwoVersions
      entry={entry}
      label={told.move}
      options={[
        { choice: 'mine', value: entryWords(entry, words) },
        { choice: 'theirs', value: field.outbox.place(stage, side) },
      ]}
      theirs={firstWords(whoMoved(entry.current), now, words)}
      onDecide={(chosen) => void decide(entry, clash, chosen)}
    />
  )
}

async function decide(entry: Entry, clash: JobMoveClash, choice: Choice) {
  const outbox = await currentOutbox()
  if (choice === 'theirs') return outbox?.giveUp(entry.id)
  return outbox?.again(entry.id, onTopOf(clash))
}
