import { Field } from '../ui/field.tsx'

type CodeFieldProps = {
  value: string
  error: string | undefined
  /** A recovery code instead of six digits. */
  isRecovery?: boolean
  onChange: (typed: string) => void
}

/** A code field with large digits. Phones suggest the code and open the number pad. */
export function CodeField({ value, error, isRecovery = false, onChange }: CodeFieldProps) {
  const kind = isRecovery
    ? { label: 'Recovery code', hint: 'Upper or lower case, with or without dashes. Each code works once.' }
    : { label: 'Code', hint: 'The six-digit code from your authenticator app' }
  return (
    <div className="[&_input]:h-14 [&_input]:font-display [&_input]:text-2xl [&_input]:tracking-[0.12em] [&_input]:tabular-nums">
      <Field
        {...kind}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        required
        autoFocus
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
