import { longestReason } from '#domain/jobs/reason.ts'
import { Field } from '../../ui/field.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { useJobWords } from '../../words/use-job-words.ts'

export type ChosenReason = { choice: string; other: string }
export const noReason: ChosenReason = { choice: '', other: '' }
const other = 'other'

/** What is saved as the reason; empty where none was given. */
export function reasonOf({ choice, other: typed }: ChosenReason) {
  return choice === other ? typed.trim() : choice
}

type ReasonFieldProps = {
  reasons: readonly { value: string; label: string }[]
  value: ChosenReason
  isTried: boolean
  onChange: (value: ChosenReason) => void
}

/** Chosen, so that it can be counted; what none of the choices says is typed. */
export function ReasonField({ reasons, value, isTried, onChange }: ReasonFieldProps) {
  const { aside: words } = useJobWords()
  const options = [...reasons, { value: other, label: words.other }]
  return (
    <>
      <RadioGrid
        label={words.reason}
        value={value.choice}
        options={options}
        error={isTried && !value.choice ? words.chooseReason : undefined}
        onChange={(choice) => onChange({ ...value, choice })}
      />
      {value.choice === other && (
        <Field
          label={words.otherReason}
          maxLength={longestReason}
          value={value.other}
          error={isTried && !value.other.trim() ? words.enterReason : undefined}
          onChange={({ target }) => onChange({ ...value, other: target.value })}
        />
      )}
    </>
  )
}
