import { useState } from 'react'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { entryWords } from './entry-words.ts'
import { FieldChoice, type FieldOption } from './field-choice.tsx'
import type { Choice } from './merge-fields.ts'

type TwoVersionsProps = {
  entry: Entry
  /** Of what there are two versions. */
  label: string
  options: readonly Omit<FieldOption, 'isPossible'>[]
  /** Who had it first, where that is known. */
  theirs: string
  onDecide: (choice: Choice) => void
}

/** One thing that someone else was quicker with: the versions that can be kept, and which of them counts. */
export function TwoVersions({ entry, label, options, theirs, onDecide }: TwoVersionsProps) {
  const words = useWords()
  const { clash, locale } = words
  const now = useNow()
  const [chosen, setChosen] = useState<Choice | null>(null)
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
      <FieldChoice
        label={label}
        hint={clash.changedBy.both}
        options={options.map((each) => ({ ...each, isPossible: true }))}
        who={{ mine: clash.you(clockWords(new Date(entry.at), now, locale)), theirs }}
        chosen={chosen}
        isMissing={isTried && chosen === null}
        onChoose={setChosen}
      />
      {isTried && chosen === null && (
        <p role="alert" className="mt-3 font-semibold text-red wrap-anywhere">
          {clash.choose(label)}
        </p>
      )}
      <button type="submit" className={`mt-4 w-full ${button('gold')}`}>
        {clash.save}
        <span className="sr-only">: {entryWords(entry, words)}</span>
      </button>
    </form>
  )
}
