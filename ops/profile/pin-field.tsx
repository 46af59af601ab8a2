import { Field } from '../ui/field.tsx'

type PinFieldProps = {
  label: string
  value: string
  hint?: string
  error?: string
  autoFocus?: boolean
  onChange: (pin: string) => void
}

/** Digits alone, on the number pad of a phone. Browsers offer to keep any other field that hides what is typed. */
export function PinField({ onChange, ...field }: PinFieldProps) {
  return (
    <Field
      {...field}
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ''))}
    />
  )
}
