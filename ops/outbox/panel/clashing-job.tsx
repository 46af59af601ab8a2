import { useRef, useState } from 'react'
import { bothOf } from '#domain/jobs/facts/both-of.ts'
import { clashesOf } from '#domain/jobs/facts/clashes.ts'
import type { FactChanges, FactName } from '#domain/jobs/facts/facts.ts'
import { button } from '../../ui/button.ts'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { JobClash } from '../job-clash.ts'
import { FieldChoice } from './field-choice.tsx'
import { sides, type Choice, type Side } from './merge-fields.ts'

type ClashingJobProps = {
  clash: JobClash
  /** Who had it first, and when this device changed it. */
  who: Readonly<Record<Side, string>>
  /** What of my change stays; it goes on top of what the server has. */
  onDecide: (changes: FactChanges) => void
}

/** Facts of a job that someone else was quicker with, one by one: each is taken from either side, or from both where both can be right. */
export function ClashingJob({ clash, who, onDecide }: ClashingJobProps) {
  const { clash: told, field } = useWords()
  const { facts } = useJobWords()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Partial<Record<FactName, Choice>>>({})
  const [isTried, setTried] = useState(false)
  const names = clashesOf(clash)
  const none = field.outbox.notKnown

  function decide() {
    setTried(true)
    if (names.some((name) => chosen[name] === undefined)) return focusFirstError(form.current)
    const given = new Set<string>(names.filter((name) => chosen[name] === 'theirs'))
    const kept = names.flatMap((name) => (chosen[name] === 'both' ? [both(name)] : []))
    const own = Object.fromEntries(Object.entries(clash.changes).filter(([name]) => !given.has(name)))
    onDecide(Object.assign(own, ...kept))
  }

  function both(name: FactName) {
    return bothOf(name, { mine: clash.changes[name], theirs: clash.theirs[name] })
  }

  function optionsOf(name: FactName) {
    const values = { mine: clash.changes[name], theirs: clash.theirs[name], both: both(name)?.[name] }
    const choices = values.both === undefined ? sides : [...sides, 'both' as const]
    return choices.map((choice) => ({
      choice,
      value: facts.value(name, values[choice]) || none,
      isPossible: true,
    }))
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        decide()
      }}
    >
      {names.map((name) => (
        <FieldChoice
          key={name}
          label={facts.label(name)}
          hint={told.changedBy.both}
          options={optionsOf(name)}
          who={who}
          chosen={chosen[name] ?? null}
          isMissing={isTried && chosen[name] === undefined}
          onChoose={(choice) => setChosen({ ...chosen, [name]: choice })}
        />
      ))}
      <button type="submit" className={`mt-4 w-full ${button('gold')}`}>
        {told.save}
      </button>
    </form>
  )
}
