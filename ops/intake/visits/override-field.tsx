import { longestReason } from '#domain/jobs/reason.ts'
import { useMay, useScope } from '../../session/may.ts'
import { Field } from '../../ui/field.tsx'
import { useVisitWords } from '../../words/use-visit-words.ts'

type OverrideFieldProps = {
  lacks: readonly string[]
  value: string
  error: string | undefined
  onChange: (reason: string) => void
}

/** What the visit requires and nobody on it holds, and the reason for which they go all the same. */
export function OverrideField({ lacks, value, error, onChange }: OverrideFieldProps) {
  const { form } = useVisitWords()
  const plansAll = useScope('intake.schedule') === 'all'
  const mayOverride = useMay('intake.overrideGate') || plansAll
  return (
    <div className="space-y-3 border-l-4 border-gold bg-gold-wash px-3 py-3">
      <p role="status">{lacks.length > 0 && form.missing(lacks)}</p>
      {mayOverride ? (
        <Field
          label={form.override}
          maxLength={longestReason}
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <p className="font-semibold">{form.mayNot}</p>
      )}
    </div>
  )
}
