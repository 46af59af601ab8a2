import { useState } from 'react'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { entryWords } from './entry-words.ts'
import { FieldChoice, SideHead } from './field-choice.tsx'
import { sides, type Side } from './merge-fields.ts'

type TwoVersionsProps = {
  entry: Entry
  /** Of what there are two versions. */
  label: string
  values: Readonly<Record<Side, string>>
  /** Who had it first, where that is known. */
  theirs: string
  onDecide: (side: Side) => void
}

/** One thing that someone else was quicker with: both versions, and which of them counts. */
export function TwoVersions({ entry, label, values, theirs, onDecide }: TwoVersionsProps) {
  const words = useWords()
  const { clash, locale } = words
  const now = useNow()
  const [chosen, setChosen] = useState<Side | null>(null)
  const [isTried, setTried] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (chosen) onDecide(chosen)
      }}
    >
      <p className="text-muted">{clash.quicker}</p>
      <div className="mt-3 grid grid-cols-2 gap-2 cramped:grid-cols-1">
        <SideHead side="mine" who={clash.you(clockWords(new Date(entry.at), now, locale))} />
        <SideHead side="theirs" who={theirs} />
      </div>
      <FieldChoice
        label={label}
        hint={clash.changedBy.both}
        options={sides.map((choice) => ({ choice, value: values[choice], isPossible: true }))}
        chosen={chosen}
        isMissing={isTried && chosen === null}
        onChoose={(choice) => choice !== 'both' && setChosen(choice)}
      />
      <button type="submit" className={`mt-4 w-full ${button('gold')}`}>
        {clash.save}
        <span className="sr-only">: {entryWords(entry, words)}</span>
      </button>
    </form>
  )
}
