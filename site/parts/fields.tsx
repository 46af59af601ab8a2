import type { HTMLAttributes, ReactNode } from 'react'

type FieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly value?: string
  readonly errors?: readonly string[]
}
type Choice = { readonly value: string; readonly label: string }

type TextProps = FieldProps & {
  readonly type?: 'text' | 'tel'
  readonly autoComplete?: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly required?: boolean
  readonly maxLength: number
}

export function TextField({
  type = 'text',
  required,
  autoComplete,
  inputMode,
  maxLength,
  ...field
}: TextProps) {
  const { name, label, value } = field
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {!required && <span>optional</span>}
      </label>
      <Remarks {...field} />
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        required={required}
        {...described(field)}
      />
    </div>
  )
}

export function LongField({ maxLength, ...field }: FieldProps & { readonly maxLength: number }) {
  const { name, label, value } = field
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} <span>optional</span>
      </label>
      <Remarks {...field} />
      <textarea
        id={name}
        name={name}
        rows={4}
        defaultValue={value}
        maxLength={maxLength}
        {...described(field)}
      />
    </div>
  )
}

/** One of a few: radio buttons that look like chips. The first carries the field's id, so that an error can lead there. */
export function Chips({ choices, ...field }: FieldProps & { readonly choices: readonly Choice[] }) {
  const { name, label, value } = field
  return (
    <fieldset className="field" aria-describedby={described(field)['aria-describedby']}>
      <legend>
        {label} <span>optional</span>
      </legend>
      <Remarks {...field} />
      <div className="chips">
        {choices.map((choice, i) => (
          <label key={choice.value}>
            <input
              type="radio"
              id={i === 0 ? name : undefined}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              aria-invalid={field.errors ? true : undefined}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function Tick({ children, ...field }: Omit<FieldProps, 'label'> & { readonly children: ReactNode }) {
  const { name, value } = field
  return (
    <div className="field">
      <Remarks {...field} />
      <label className="tick">
        <input
          type="checkbox"
          id={name}
          name={name}
          value="true"
          defaultChecked={Boolean(value)}
          {...described(field)}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}

/** Hint and errors of a field, with the ids that `described` points to. */
export function Remarks({ name, hint, errors = [] }: Pick<FieldProps, 'name' | 'hint' | 'errors'>) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <p className="error" id={`error-${name}`}>
          <span className="unseen">Error: </span>
          {errors.join(' ')}
        </p>
      )}
    </>
  )
}

export function described({ name, hint, errors = [] }: Pick<FieldProps, 'name' | 'hint' | 'errors'>) {
  const ids = [hint && `${name}-hint`, errors.length > 0 && `error-${name}`].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': errors.length > 0 || undefined,
  }
}
