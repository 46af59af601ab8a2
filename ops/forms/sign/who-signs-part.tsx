import { signsAs } from '#domain/forms/answers/signs-as.ts'
import type { Language } from '#domain/preferences/language.ts'
import { Field } from '../../ui/field.tsx'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { renamed, type Signing } from '../ink/signing.ts'
import { OneOf } from './one-of.tsx'

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
        <OneOf
          title={words.signsAs}
          choices={signsAs}
          words={words.capacities}
          chosen={signing.signs_as}
          onChoose={(signs_as) => onChange({ ...signing, signs_as })}
        />
      )}
    </div>
  )
}
