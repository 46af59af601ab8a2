import { useId } from 'react'
import type { Wording } from '#domain/forms/definition/wording.ts'
import { inputClass } from '../../../ui/field-frame.tsx'

type WordingFieldsProps = {
  label: string
  value: Wording | undefined
  max: number
  onChange: (value: Wording | undefined) => void
  /** May be left empty altogether. */
  isOptional?: boolean
  /** The field that has the keyboard after a part was added. */
  firstId?: string
  rows?: number
}

/** A text in both languages, side by side. Spanish may be written later; the checks count it until then. */
export function WordingFields({
  label,
  value,
  max,
  onChange,
  isOptional = false,
  firstId,
  rows = 1,
}: WordingFieldsProps) {
  const id = useId()
  const [en, es] = [value?.en ?? '', value?.es ?? '']
  const lacksSpanish = en.trim() !== '' && es.trim() === ''

  function change(next: { en: string; es: string }) {
    if (isOptional && next.en === '' && next.es === '') return onChange(undefined)
    onChange({ en: next.en, ...(next.es !== '' && { es: next.es }) })
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 flex w-full justify-between gap-3 text-sm font-semibold">
        <span>
          {label}
          {isOptional && <span className="font-normal text-muted"> (optional)</span>}
        </span>
        {lacksSpanish && <span className="font-normal text-muted">Spanish is missing</span>}
      </legend>
      <div className="grid grid-cols-2 gap-2 cramped:grid-cols-1">
        {(['en', 'es'] as const).map((language) => (
          <div key={language} className="relative min-w-0">
            <label
              htmlFor={language === 'en' && firstId ? firstId : `${id}-${language}`}
              className="pointer-events-none absolute top-1 left-2.5 text-xs text-muted"
            >
              {language === 'en' ? 'English' : 'Spanish'}
            </label>
            <textarea
              id={language === 'en' && firstId ? firstId : `${id}-${language}`}
              aria-label={`${language === 'en' ? 'English' : 'Spanish'}: ${label}`}
              lang={language}
              rows={rows}
              maxLength={max}
              className={`${inputClass} field-sizing-content block resize-none max-h-60 min-h-13 w-full px-2.5 pt-5 pb-1.5 text-[0.9375rem]! leading-snug max-lg:text-base!`}
              value={language === 'en' ? en : es}
              onChange={({ target }) => change({ en, es, [language]: target.value })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
