import { useId } from 'react'
import { signsAs } from '#domain/forms/answers/signs-as.ts'
import type { Language } from '#domain/preferences/language.ts'
import { Field } from '../../ui/field.tsx'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { renamed, type Signing } from '../ink/signing.ts'

type WhoSignsProps = {
  signing: Signing
  onChange: (signing: Signing) => void
  language: Language
  /** Somebody signs in place of the customer. */
  isCapacityAsked: boolean
}

/** The name of who signs, and in which capacity if it isn’t the customer. */
export function WhoSigns({ signing, onChange, language, isCapacityAsked }: WhoSignsProps) {
  const { page: words } = useHandOverWords(language)
  const name = useId()
  return (
    <div className="mt-2 mb-3">
      <Field
        label={words.signerName}
        autoComplete="off"
        maxLength={80}
        value={signing.name}
        onChange={(event) => onChange(renamed(signing, event.target.value))}
      />
      {isCapacityAsked && (
        <fieldset className="mt-3">
          <legend className="font-semibold">{words.signsAs}</legend>
          {signsAs.map((capacity) => (
            <label key={capacity} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={name}
                checked={signing.signs_as === capacity}
                className="size-5 shrink-0 accent-gold"
                onChange={() => onChange({ ...signing, signs_as: capacity })}
              />
              <span className="min-w-0 wrap-anywhere">{words.capacities[capacity]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
