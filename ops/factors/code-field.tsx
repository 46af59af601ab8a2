import { Field } from '../ui/field.tsx'

type CodeFieldProps = {
  value: string
  error: string | undefined
  /** One of the codes on paper in place of six digits. */
  isRecovery?: boolean
  onChange: (typed: string) => void
}

/** A code in large figures: phones offer it by themselves, and bring up the number pad. */
export function CodeField({ value, error, isRecovery = false, onChange }: CodeFieldProps) {
  const kind = isRecovery
    ? { label: 'Recovery code', hint: 'Capital or small letters, with or without dashes. Each works once.' }
    : { label: 'Code', hint: 'The six digits that your authenticator app shows now.' }
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
