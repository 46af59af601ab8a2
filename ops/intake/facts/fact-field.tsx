import { factWords } from '#domain/jobs/facts/fact-words.ts'
import { capitalized } from '#domain/jobs/facts/value-words.ts'
import { ChipsField } from '../../ui/chips-field.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
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
  const label = capitalized(factWords[name])
  const frame = { label, error }
  if (how.kind === 'several')
    return <SeveralField {...frame} options={how.options} value={listOf(value)} onChange={onChange} />
  if (how.kind === 'words') return <ChipsField {...frame} value={listOf(value)} onChange={onChange} />
  const typed = String(value)
  if (how.kind === 'choice' || how.kind === 'yes')
    return (
      <SelectField
        {...frame}
        options={how.kind === 'yes' ? yesNo : how.options}
        none="Not known"
        value={typed}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (how.kind === 'text')
    return <TextArea {...frame} rows={3} value={typed} onChange={({ target }) => onChange(target.value)} />
  return (
    <Field
      {...frame}
      {...inputOf(how)}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function inputOf(how: FactKind) {
  if (how.kind === 'day') return { type: 'date' } as const
  if (how.kind === 'dollars') return { inputMode: 'decimal', aside: 'dollars' } as const
  if (how.kind === 'number')
    return { inputMode: how.isDecimal ? 'decimal' : 'numeric', ...(how.unit && { aside: how.unit }) } as const
  return how.kind === 'line' && how.inputMode ? { inputMode: how.inputMode } : {}
}

function listOf(value: string | string[]) {
  return Array.isArray(value) ? value : []
}
