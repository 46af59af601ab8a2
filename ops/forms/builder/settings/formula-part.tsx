import { useId, useRef } from 'react'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { compileFormula } from '#domain/forms/formulas/formula.ts'
import { formulaFunctions } from '#domain/forms/formulas/formula-functions.ts'
import { inputClass } from '../../../ui/field-frame.tsx'
import { useBuilding } from '../builder-context.ts'
import { nameOf } from '../edit/new-field.ts'
import { usePreviewPath } from '../preview/preview-answers.ts'
import { Select } from './small-fields.tsx'

type Named = { id: string; name: string }
type FormulaPartProps = {
  formula: string
  /** What it can name. */
  names: readonly Named[]
  /** What it counts now, or what it lacks. */
  now?: string
  onChange: (formula: string) => void
}

/** A formula, what its names mean, and what it counts with the answers of the preview. */
export function FormulaPart({ formula, names, now, onChange }: FormulaPartProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const compiled = formula.trim() === '' ? null : compileFormula(formula)
  const fault = compiled && 'problem' in compiled ? compiled.problem : null
  const needs = compiled && 'needs' in compiled ? compiled.needs : []
  const named = needs.map((need) => ({ id: need, name: names.find((each) => each.id === need)?.name }))
  const unknown = named.find(({ name }) => name === undefined)

  function insert(text: string) {
    const at = area.current?.selectionStart ?? formula.length
    const end = area.current?.selectionEnd ?? at
    onChange(`${formula.slice(0, at)}${text}${formula.slice(end)}`)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(at + text.length, at + text.length)
    })
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        Formula
      </label>
      <textarea
        ref={area}
        id={id}
        rows={2}
        maxLength={500}
        spellCheck={false}
        aria-invalid={fault || unknown ? true : undefined}
        aria-describedby={`${id}-told`}
        className={`${inputClass} field-sizing-content block resize-none max-h-48 w-full px-2.5 py-1.5 font-mono text-sm! max-lg:text-base!`}
        value={formula}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="mt-1 grid grid-cols-2 gap-2">
        <Select
          label="Insert a field"
          value=""
          options={[
            { value: '', label: 'Insert a field' },
            ...names.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={(name) => name && insert(name)}
        />
        <Select
          label="Insert a function"
          value=""
          options={[{ value: '', label: 'Insert a function' }, ...functions]}
          onChange={(name) => name && insert(`${name}()`)}
        />
      </div>
      <div id={`${id}-told`} role="status" className="mt-1 text-[0.9375rem]">
        {fault && <p className="text-red">{fault}</p>}
        {unknown && <p className="text-red">The form has no “{unknown.id}”.</p>}
        {!fault && !unknown && named.length > 0 && (
          <p className="text-muted wrap-anywhere">
            {named.map((each) => `${each.id}: ${each.name}`).join(', ')}
          </p>
        )}
        {!fault && !unknown && now !== undefined && formula.trim() !== '' && (
          <p className="flex justify-between gap-3 border-t border-line pt-1">
            <span className="text-muted">With the answers of the preview</span>
            <span className="font-semibold tabular-nums">{now}</span>
          </p>
        )}
      </div>
    </div>
  )
}

/** The formula of a field: it can name every other one that has an answer. */
export function FieldFormula({
  id,
  formula,
  unit,
  onChange,
}: {
  id: string
  formula: string
  unit: string | undefined
  onChange: (formula: string) => void
}) {
  const { form } = useBuilding()
  const path = usePreviewPath()
  const value = path?.valueOf(id)
  const names = fieldsOf(form)
    .filter((field) => field.id !== id && field.type !== 'info' && field.type !== 'legal')
    .map((field) => ({ id: field.id, name: nameOf(field) }))
  const now = value === undefined ? 'Not known yet' : [String(value), unit].filter(Boolean).join(' ')
  return <FormulaPart formula={formula} names={names} now={now} onChange={onChange} />
}

const functions = [
  ...new Map(formulaFunctions.map(({ signature, means }) => [nameIn(signature), means])),
].map(([value, means]) => ({ value, label: `${value}: ${means}` }))

function nameIn(signature: string) {
  return signature.split('(')[0] ?? signature
}
