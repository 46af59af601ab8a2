import { newId } from '#platform/uuid.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { onTopOf, type ItemClash } from '../item-clash.ts'
import type { Choice } from './merge-fields.ts'
import { TwoVersions } from './two-versions.tsx'

/** Something to be done that someone else added under this ID, did, or opened again first. */
export function ReturnedItem({ entry, clash }: { entry: Entry; clash: ItemClash }) {
  const { clash: told, field, locale } = useWords()
  const now = useNow()
  const { write, current } = clash
  const { done_at, done_by, by, created_at } = current
  const who = (name: string, at: string) => told.who(name, clockWords(new Date(at), now, locale))
  const state = (isDone: boolean) => (isDone ? told.item.done : told.item.open)
  return (
    <TwoVersions
      entry={entry}
      label={write.kind === 'item' ? told.item.label : write.text}
      options={
        write.kind === 'item'
          ? [
              { choice: 'theirs', value: current.text },
              // What the office has stays: mine can only stand beside it.
              { choice: 'both', value: `${current.text}\n${write.text}` },
            ]
          : [
              { choice: 'mine', value: state(write.done) },
              { choice: 'theirs', value: state(done_at !== null) },
            ]
      }
      theirs={
        write.kind === 'item'
          ? who(by, created_at)
          : done_at && done_by
            ? who(done_by, done_at)
            : field.outbox.someone
      }
      onDecide={(choice) => void decide(entry, clash, choice)}
    />
  )
}

async function decide(entry: Entry, clash: ItemClash, choice: Choice) {
  const outbox = await currentOutbox()
  if (choice === 'theirs') return outbox?.giveUp(entry.id)
  const write = onTopOf(clash)
  if (write.kind === 'item_change') return outbox?.again(entry.id, write)
  await outbox?.submit({ ...entry, id: newId(), write })
  await outbox?.forget(entry.id)
}
