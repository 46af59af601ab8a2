import { useRef, useState } from 'react'
import { clashesOf } from '#domain/jobs/facts/clashes.ts'
import type { FactChanges, FactName } from '#domain/jobs/facts/facts.ts'
import { button } from '../../ui/button.ts'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { JobClash } from '../job-clash.ts'
import { FieldChoice, SideHead } from './field-choice.tsx'
import { sides, type Side } from './merge-fields.ts'

type ClashingJobProps = {
  clash: JobClash
  /** Who had it first, and when this device changed it. */
  who: Readonly<Record<Side, string>>
  /** What of my change stays; it goes on top of what the server has. */
  onDecide: (changes: FactChanges) => void
}

/** Facts of a job that someone else was quicker with, one by one: each is taken from either side. */
export function ClashingJob({ clash, who, onDecide }: ClashingJobProps) {
  const { clash: told, field } = useWords()
  const { facts } = useJobWords()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Partial<Record<FactName, Side>>>({})
  const [isTried, setTried] = useState(false)
  const names = clashesOf(clash)
  const none = field.outbox.notKnown

  function decide() {
    setTried(true)
    if (names.some((name) => chosen[name] === undefined)) return focusFirstError(form.current)
    const given = new Set<string>(names.filter((name) => chosen[name] === 'theirs'))
    onDecide(Object.fromEntries(Object.entries(clash.changes).filter(([name]) => !given.has(name))))
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
      <div className="mt-3 grid grid-cols-2 gap-2 cramped:grid-cols-1">
        {sides.map((side) => (
          <SideHead key={side} side={side} who={who[side]} />
        ))}
      </div>
      {names.map((name) => (
        <FieldChoice
          key={name}
          label={facts.label(name)}
          hint={told.changedBy.both}
          options={sides.map((choice) => ({
            choice,
            value: facts.value(name, (choice === 'mine' ? clash.changes : clash.theirs)[name]) || none,
            isPossible: true,
          }))}
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
