import { Field } from '../../ui/field.tsx'

type LengthFieldProps = {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A length as it is typed. The signs that a number pad lacks stand below: `LengthKeys`. */
export function LengthField({ label, value, error, onChange }: LengthFieldProps) {
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      value={value}
      data-length
      {...(error && { error })}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
