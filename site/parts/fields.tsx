import type { HTMLAttributes } from 'react'

type FieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly value?: string
  readonly errors?: readonly string[]
}

type TextProps = FieldProps & {
  readonly type?: 'text' | 'tel'
  readonly autoComplete?: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly required?: boolean
  readonly maxLength: number
}

/** A row of a boxed group: the label at the left where there is room, else above; what is wrong stands below. */
export function RowField({
  type = 'text',
  required,
  autoComplete,
  inputMode,
  maxLength,
  ...field
}: TextProps) {
  const { name, label, value } = field
  return (
    <div className="row-field">
      <label htmlFor={name}>{label}</label>
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
      <Remarks {...field} />
    </div>
  )
}

export function LongField({ maxLength, ...field }: FieldProps & { readonly maxLength: number }) {
  const { name, label, value } = field
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
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
