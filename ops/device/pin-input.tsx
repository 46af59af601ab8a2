import { mostPinDigits } from '#domain/signatures/phone-pin.ts'
import { Field } from '../ui/field.tsx'

type PinInputProps = {
  label: string
  value: string
  hint?: string
  error?: string
  autoFocus?: boolean
  /** How many digits it has at most. */
  most?: number
  onChange: (pin: string) => void
}

/** Digits alone, on the number pad of a phone. Browsers offer to keep any other field that hides what is typed. */
export function PinInput({ most = mostPinDigits, onChange, ...field }: PinInputProps) {
  return (
    <Field
      {...field}
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={most}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ''))}
    />
  )
}
