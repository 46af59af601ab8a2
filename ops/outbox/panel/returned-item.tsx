import { useState } from 'react'
import { newId } from '#platform/uuid.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { onTopOf, type ItemClash } from '../item-clash.ts'
import { entryWords } from './entry-words.ts'
import { FieldChoice, SideHead } from './field-choice.tsx'
import { sides, type Side } from './merge-fields.ts'

/** Something to be done that someone else was quicker with: both versions, and which of them counts. */
export function ReturnedItem({ entry, clash }: { entry: Entry; clash: ItemClash }) {
  const words = useWords()
  const { clash: told, field, locale } = words
  const now = useNow()
  const [chosen, setChosen] = useState<Side | null>(null)
  const [isTried, setTried] = useState(false)
  const { write, current } = clash
  const clock = (at: number) => clockWords(new Date(at), now, locale)
  const { done_at, done_by } = current
  const theirs = done_at && done_by ? told.who(done_by, clock(Date.parse(done_at))) : field.outbox.someone
  const state = (isDone: boolean) => (isDone ? told.item.done : told.item.open)
  const values =
    write.kind === 'item'
      ? { mine: write.text, theirs: current.text }
      : { mine: state(write.done), theirs: state(done_at !== null) }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (chosen) void decide(entry, clash, chosen)
      }}
    >
      <p className="text-muted">{told.item.both}</p>
      <div className="mt-3 grid grid-cols-2 gap-2 cramped:grid-cols-1">
        <SideHead side="mine" who={told.you(clock(entry.at))} />
        <SideHead side="theirs" who={theirs} />
      </div>
      <FieldChoice
        label={write.kind === 'item' ? told.item.label : write.text}
        hint={told.changedBy.both}
        options={sides.map((choice) => ({ choice, value: values[choice], isPossible: true }))}
        chosen={chosen}
        isMissing={isTried && chosen === null}
        onChoose={(choice) => choice !== 'both' && setChosen(choice)}
      />
      <button type="submit" className={`mt-4 w-full ${button('gold')}`}>
        {told.save}
        <span className="sr-only">: {entryWords(entry, words)}</span>
      </button>
    </form>
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
