import { localPurposes, type LocalPurpose } from '#domain/numbers/purposes.ts'
import { CheckField } from '../ui/check-field.tsx'
import { purposeWords } from './words.ts'

type PurposesFieldProps = {
  value: readonly LocalPurpose[]
  error?: string
  onChange: (value: LocalPurpose[]) => void
}

/** The purposes of the number. */
export function PurposesField({ value, error, onChange }: PurposesFieldProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">What it’s for</legend>
      <div className="grid sm:grid-cols-2">
        {localPurposes.map((purpose) => (
          <CheckField
            key={purpose}
            label={purposeWords[purpose]}
            checked={value.includes(purpose)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) =>
              onChange(
                localPurposes.filter((one) => (one === purpose ? target.checked : value.includes(one))),
              )
            }
          />
        ))}
      </div>
      {error && <p className="text-sm text-red">{error}</p>}
    </fieldset>
  )
}
