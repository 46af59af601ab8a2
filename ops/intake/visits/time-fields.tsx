import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { FillLink } from '../../ui/fill-link.tsx'
import { Field } from '../../ui/field.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { withDay, withStart, type VisitDraft } from './visit-draft.ts'

type TimeFieldsProps = {
  values: VisitDraft
  faults: Record<string, string[]>
  onChange: (changed: Partial<VisitDraft>) => void
}

/** The day of a visit, and from when to when. */
export function TimeFields({ values, faults, onChange }: TimeFieldsProps) {
  const { form } = useVisitWords()
  const now = useNow()
  const today = companyDay(now)
  return (
    <>
      <Field
        label={form.date}
        type="date"
        required
        min={today}
        value={values.on}
        error={faults['on']?.[0]}
        onChange={({ target }) => onChange({ on: target.value })}
        aside={
          <span className="flex gap-3">
            <FillLink words={form.today} onClick={() => onChange(withDay(values, today, now))} />
            <FillLink
              words={form.tomorrow}
              onClick={() => onChange(withDay(values, daysLater(today, 1), now))}
            />
          </span>
        }
      />
      <div className="grid grid-cols-2 gap-3 cramped:grid-cols-1">
        <Field
          label={form.from}
          type="time"
          value={values.from}
          error={faults['from']?.[0]}
          onChange={({ target }) => onChange(withStart(values, target.value))}
        />
        <Field
          label={form.to}
          type="time"
          value={values.to}
          error={faults['to']?.[0]}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
    </>
  )
}
