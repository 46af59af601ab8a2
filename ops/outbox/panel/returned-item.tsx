import { newId } from '#platform/uuid.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { onTopOf, type ItemClash } from '../item-clash.ts'
import type { Side } from './merge-fields.ts'
import { TwoVersions } from './two-versions.tsx'

/** Something to be done that someone else added under this ID, did, or opened again first. */
export function ReturnedItem({ entry, clash }: { entry: Entry; clash: ItemClash }) {
  const { clash: told, field, locale } = useWords()
  const now = useNow()
  const { write, current } = clash
  const { done_at, done_by } = current
  const state = (isDone: boolean) => (isDone ? told.item.done : told.item.open)
  return (
    <TwoVersions
      entry={entry}
      label={write.kind === 'item' ? told.item.label : write.text}
      values={
        write.kind === 'item'
          ? { mine: write.text, theirs: current.text }
          : { mine: state(write.done), theirs: state(done_at !== null) }
      }
      theirs={
        done_at && done_by
          ? told.who(done_by, clockWords(new Date(done_at), now, locale))
          : field.outbox.someone
      }
      onDecide={(side) => void decide(entry, clash, side)}
    />
  )
}

async function decide(entry: Entry, clash: ItemClash, side: Side) {
  const outbox = await currentOutbox()
  if (side === 'theirs') return outbox?.remove(entry.id)
  const write = onTopOf(clash)
  if (write.kind === 'item_change') return outbox?.again(entry.id, write)
  await outbox?.submit({ ...entry, id: newId(), write })
  await outbox?.forget(entry.id)
}
