import { yesNo } from '#domain/jobs/facts/choices.ts'
import type { FactChoice } from '#domain/jobs/facts/choices-of.ts'
import type { JobWords } from '../../words/en-job.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { ChipsField } from '../../ui/chips-field.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { isNotAsked } from './known-facts.ts'
import { factKinds, type EnteredFact, type FactKind } from './fact-kinds.ts'
import { SeveralField } from './several-field.tsx'

type FactFieldProps = {
  name: EnteredFact
  value: string | string[]
  error?: string | undefined
  onChange: (value: string | string[]) => void
}

/** The field in which a fact is entered, by its kind. */
export function FactField({ name, value, error, onChange }: FactFieldProps) {
  const how: FactKind = factKinds[name]
  const { facts, editing } = useJobWords()
  const label = facts.label(name)
  const said = (options: readonly FactChoice[]) =>
    options.map((option) => ({ value: option.value, label: facts.choice(name, option) }))
  const frame = { label, error }
  if (how.kind === 'several')
    return <SeveralField {...frame} options={said(how.options)} value={listOf(value)} onChange={onChange} />
  if (how.kind === 'words') return <ChipsField {...frame} value={listOf(value)} onChange={onChange} />
  const typed = String(value)
  if (how.kind === 'choice' || how.kind === 'yes')
    return (
      <SelectField
        {...frame}
        options={
          how.kind === 'yes'
            ? yesNo.map(({ value }) => ({ value, label: facts.value(name, value === 'yes') }))
            : said(how.options)
        }
        none={isNotAsked(name) ? facts.notAsked : editing.notKnown}
        value={typed}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (how.kind === 'text')
    return <TextArea {...frame} rows={3} value={typed} onChange={({ target }) => onChange(target.value)} />
  return (
    <Field
      {...frame}
      {...inputOf(how, editing.units)}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function inputOf(how: FactKind, units: JobWords['editing']['units']) {
  if (how.kind === 'day') return { type: 'date' } as const
  if (how.kind === 'dollars') return { inputMode: 'decimal', aside: units.dollars } as const
  if (how.kind === 'number')
    return {
      inputMode: how.isDecimal ? 'decimal' : 'numeric',
      ...(how.unit && { aside: units[how.unit] }),
    } as const
  return how.kind === 'line' && how.inputMode ? { inputMode: how.inputMode } : {}
}

function listOf(value: string | string[]) {
  return Array.isArray(value) ? value : []
}
