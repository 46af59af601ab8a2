import { useRef, useState } from 'react'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { focusFirstError } from '../../ui/focus-first-error.ts'
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
  /** Who had it first, and when, where that is known. */
  last?: { by: string; at: string } | null
  onDecide: (chosen: Chosen) => Promise<unknown>
}

/** Fields of a record that someone else was quicker with, one by one: each is taken from either side. */
export function FieldDecision({ entry, title, fields, last, onDecide }: DecisionProps) {
  const { clash: told, field, locale } = useWords()
  const now = useNow()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Chosen>({})
  const [isTried, setTried] = useState(false)
  const clock = (at: Date) => clockWords(at, now, locale)
  const who = {
    mine: told.you(clock(new Date(entry.at))),
    theirs: last ? told.who(last.by, clock(new Date(last.at))) : field.outbox.someone,
  }

  const missing = fields.filter(({ name }) => chosen[name] === undefined)

  async function decide() {
    setTried(true)
    if (missing.length === 0) await onDecide(chosen)
    else focusFirstError(form.current)
  }

  return (
    <form
      ref={form}
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
      {isTried && missing.length > 0 && (
        <p role="alert" className="mt-3 font-semibold text-red wrap-anywhere">
          {told.choose(missing.map(({ label }) => label).join(', '))}
        </p>
      )}
      <button type="submit" className={`mt-4 w-full ${button('gold')}`}>
        {told.save}
      </button>
    </form>
  )
}
