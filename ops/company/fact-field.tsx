import type { ReactNode } from 'react'
import type { FactName } from '#domain/company/company.ts'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { factWords, lineOf } from './fact-words.ts'
import type { FactsDraft } from './facts-draft.ts'
import type { CompanyForm } from './use-company-form.ts'

/** The facts that are one text in the form. */
type TextFact = { [Name in FactName]: FactsDraft[Name] extends string ? Name : never }[FactName]

type TextFactFieldProps = {
  form: CompanyForm
  name: TextFact
  maxLength: number
  isWide?: boolean
  isLong?: boolean
  type?: 'tel' | 'email'
  inputMode?: 'numeric' | 'decimal'
  autoCapitalize?: 'none' | 'characters'
}

export function TextFactField({ form, name, isWide, isLong, ...input }: TextFactFieldProps) {
  const { label, appears } = factWords[name]
  const shared = {
    label,
    name,
    hint: appears,
    error: form.errorAt(name),
    value: form.draft[name],
    onChange: ({ target }: { target: { value: string } }) => form.set({ [name]: target.value }),
    autoComplete: 'off',
  }
  return (
    <FactFrame form={form} name={name} isWide={isWide || isLong}>
      {isLong ? <TextArea {...shared} maxLength={input.maxLength} /> : <Field {...shared} {...input} />}
    </FactFrame>
  )
}

type FactFrameProps = {
  form: CompanyForm
  name: FactName
  isWide?: boolean
  /** Too long to be said again in the form; it stands under what changes. */
  isLong?: boolean
  children: ReactNode
}

/** Marks what differs from what the website shows, and says what that is. */
export function FactFrame({ form, name, isWide, isLong, children }: FactFrameProps) {
  const hasChanged = form.hasChanged(name)
  return (
    <div
      data-changed={hasChanged ? '' : undefined}
      className={`-ml-3.75 min-w-0 border-l-3 border-transparent pl-3 data-changed:border-gold ${isWide ? 'sm:col-span-2' : ''}`}
    >
      {children}
      {hasChanged && !isLong && (
        <p className="mt-1 text-sm wrap-anywhere">
          <span className="font-semibold">Now on the website:</span> {lineOf(name, form.base)}
        </p>
      )}
    </div>
  )
}
