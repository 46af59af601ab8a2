import type { Field } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'

type FieldHeadProps = {
  id: string
  field: Pick<Field, 'label' | 'help'>
  language: Language
  hint?: string | undefined
  /** Only what the form says about it: its name stands above already. */
  isHeadless?: boolean
}

/** What the form calls the field, and what it says about it. */
export function FieldHead({ id, field, language, hint, isHeadless = false }: FieldHeadProps) {
  const help = field.help && inLanguage(field.help, language)
  return (
    <>
      {!isHeadless && (
        <p id={`${id}-label`} className="font-semibold">
          {inLanguage(field.label, language)}
        </p>
      )}
      <p id={`${id}-hint`} className="mb-1.5 text-sm text-muted">
        {[help, hint].filter(Boolean).join(' ')}
      </p>
    </>
  )
}
