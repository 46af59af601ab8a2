import { useState } from 'react'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { FieldChoice } from './field-choice.tsx'
import { sides, type Side } from './merge-fields.ts'

/** By the name of the field. */
export type Chosen = Readonly<Record<string, Side>>

type DecisionProps = {
  entry: Pick<Entry, 'at'>
  /** What both changed. */
  title: string
  /** The fields that both changed, and what each side has there. */
  fields: readonly ({ name: string; label: string } & Readonly<Record<Side, string>>)[]
  onDecide: (chosen: Chosen) => Promise<unknown>
}

/** Fields of a record that someone else was quicker with, one by one: each is taken from either side. */
export function FieldDecision({ entry, title, fields, onDecide }: DecisionProps) {
  const { clash: told, field, locale } = useWords()
  const now = useNow()
  const [chosen, setChosen] = useState<Chosen>({})
  const [isTried, setTried] = useState(false)
  const who = { mine: told.you(clockWords(new Date(entry.at), now, locale)), theirs: field.outbox.someone }

  async function decide() {
    setTried(true)
    if (fields.every(({ name }) => chosen[name] !== undefined)) await onDecide(chosen)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void decide()
      }}
    >
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{told.quicker}</p>
      {fields.map(({ name, label, ...values }) => (
        <FieldChoice
          key={name}
          label={label}
          hint={told.changedBy.both}
          options={sides.map((choice) => ({ choice, value: values[choice], isPossible: true }))}
          who={who}
          chosen={chosen[name] ?? null}
          isMissing={isTried && chosen[name] === undefined}
          onChoose={(choice) => choice !== 'both' && setChosen({ ...chosen, [name]: choice })}
        />
      ))}
      <button type="submit" className={`mt-4 w-full ${button('gold')}`}>
        {told.save}
      </button>
    </form>
  )
}
