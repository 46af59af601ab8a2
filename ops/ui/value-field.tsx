import type { ComponentProps } from 'react'
import { CheckField } from './check-field.tsx'
import { ChipsField } from './chips-field.tsx'
import { Field } from './field.tsx'
import { Wide } from './form-section.tsx'
import { TextArea } from './text-area.tsx'

type Value = string | boolean | string[]
type ValueFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  value: Value
  /** For more than a line. */
  isLong: boolean
  onChange: (value: Value) => void
}

/** The field for a value of any kind: a text, a list of words, or a yes or no. */
export function ValueField({ value, isLong, onChange, ...field }: ValueFieldProps) {
  const { label, hint, error, name, maxLength, autoComplete } = field
  if (Array.isArray(value)) return <ChipsField {...{ label, value, error, maxLength, onChange }} />
  if (typeof value === 'boolean')
    return (
      <Wide>
        <CheckField
          label={label}
          hint={hint}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
        />
      </Wide>
    )
  if (isLong)
    return (
      <Wide>
        <TextArea
          {...{ label, hint, error, name, maxLength, autoComplete, value }}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Wide>
    )
  return <Field {...field} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
}
