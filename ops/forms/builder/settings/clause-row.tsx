import { X } from 'lucide-react'
import type { Clause } from '#domain/forms/definition/condition.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { inputClass } from '../../../ui/field-frame.tsx'
import { useBuilding } from '../builder-context.ts'
import { answersOffered, canBeAsked, newClause, opsOf, opWords, valuesOf, withOp } from '../edit/clauses.ts'
import { nameOf } from '../edit/new-field.ts'
import { NumberBox, Select } from './small-fields.tsx'

type ClauseRowProps = { clause: Clause; of: string; onChange: (clause: Clause | null) => void }

/** One line of a condition: a field, how it is asked, and what it is compared with. */
export function ClauseRow({ clause, of, onChange }: ClauseRowProps) {
  const { form } = useBuilding()
  const fields = fieldsOf(form).filter((field) => field.id !== of && canBeAsked(field))
  const field = fields.find(({ id }) => id === clause.field)
  const names = fields.map((each) => ({ value: each.id, label: nameOf(each) }))
  // What is gone is named until someone chooses another one.
  const options = field
    ? names
    : [{ value: clause.field, label: `“${clause.field}”, which is gone` }, ...names]
  const ops = field ? opsOf(field) : [clause.op]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
        <Select
          label="Field"
          className="col-span-2"
          value={clause.field}
          aria-invalid={field ? undefined : true}
          options={options}
          onChange={(id) => {
            const next = fields.find((each) => each.id === id)
            if (next) onChange(newClause(next))
          }}
        />
        <Select
          label="How it is asked"
          className={'value' in clause || 'values' in clause ? 'w-26' : 'col-span-2'}
          value={clause.op}
          options={ops.map((op) => ({ value: op, label: opWords[op] }))}
          onChange={(op) => {
            const next = ops.find((each) => each === op)
            if (next && field) onChange(withOp(field, clause, next))
          }}
        />
        {field && <Compared field={field} clause={clause} onChange={onChange} />}
      </div>
      <button
        type="button"
        aria-label="Remove this condition"
        className="grid w-9 place-content-center rounded-sm text-muted hover:bg-wash hover:text-ink"
        onClick={() => onChange(null)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}

type ComparedProps = { field: Field; clause: Clause; onChange: (clause: Clause) => void }

/** What the answer is compared with, by what the field takes for an answer. */
function Compared({ field, clause, onChange }: ComparedProps) {
  const offered = answersOffered(field)
  if ('values' in clause) return <Several clause={clause} field={field} onChange={onChange} />
  if (!('value' in clause)) return null
  const { value, op, field: of } = clause
  if (op === 'at_least' || op === 'at_most')
    return (
      <NumberBox
        label="Number"
        value={Number(value)}
        onChange={(next = 0) => onChange({ field: of, op, value: next })}
      />
    )
  if (typeof value === 'number')
    return (
      <NumberBox
        label="Number"
        value={value}
        onChange={(next = 0) => onChange({ field: of, op, value: next })}
      />
    )
  if (!offered)
    return (
      <input
        aria-label="Answer"
        maxLength={200}
        className={`${inputClass} h-11 w-full min-w-24 px-2 text-[0.9375rem]! max-lg:text-base! lg:h-9`}
        value={String(value)}
        onChange={({ target }) => onChange({ field: of, op, value: target.value })}
      />
    )
  const known = offered.some((answer) => answer.value === value)
  return (
    <Select
      label="Answer"
      value={String(value)}
      aria-invalid={known ? undefined : true}
      options={known ? offered : [{ value: String(value), label: 'An answer that is gone' }, ...offered]}
      onChange={(next) => onChange({ field: of, op, value: next })}
    />
  )
}

type SeveralProps = {
  field: Field
  clause: Extract<Clause, { values: unknown }>
  onChange: (clause: Clause) => void
}

function Several({ field, clause, onChange }: SeveralProps) {
  const chosen = valuesOf(clause)
  const offered = answersOffered(field) ?? []
  const gone = clause.values.filter((value) => !offered.some((answer) => answer.value === value))
  const all = [...gone.map((value) => ({ value, label: 'An answer that is gone' })), ...offered]
  return (
    <fieldset className="col-span-2 min-w-0 border border-edge bg-sheet px-2">
      <legend className="sr-only">Answers</legend>
      {all.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-2 lg:min-h-7.5">
          <input
            type="checkbox"
            className="size-4 accent-gold"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange({
                ...clause,
                values: target.checked
                  ? [...clause.values, value]
                  : clause.values.filter((each) => each !== value),
              })
            }
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
