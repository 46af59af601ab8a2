import { useId, useState } from 'react'
import { auditRules, firstWeights, type AuditRule } from '#domain/file-audit/audit-rules.ts'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { button } from '../../ui/button.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { FieldWords, inputClass } from '../../ui/field-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { putAudit } from './setup-api.ts'
import { readPoints, sectionsOfRules, sumOf, typedPoints, type TypedPoints } from './typed-points.ts'
import { useSetupChange } from './use-setup-change.ts'

type DialogProps = { audit: JobSetup['audit']; onClose: () => void }

export function AuditDialog({ audit, onClose }: DialogProps) {
  const { value, revision } = audit
  // What is not touched follows whatever others save meanwhile.
  const [changes, setChanges] = useState<TypedPoints>({})
  const [errors, setErrors] = useState<TypedPoints>({})
  const typed = { ...typedPoints(value), ...changes }
  const { save, isBusy, problem } = useSetupChange({
    of: ({ audit }) => audit,
    put: putAudit,
    onDone: onClose,
  })

  function submit() {
    const read = readPoints(typed)
    setErrors('errors' in read ? read.errors : {})
    if ('weights' in read) save({ value: read.weights, revision })
  }

  return (
    <EditDialog
      title="Audit points"
      isSaving={isBusy}
      onSave={submit}
      onClose={onClose}
      also={
        <button
          type="button"
          className={`sm:mr-auto ${button('quiet')}`}
          onClick={() => {
            setChanges(typedPoints(firstWeights))
            setErrors({})
          }}
        >
          Use the written points
        </button>
      }
    >
      {problem && (
        <Notice title={problem.detail}>
          {problem.status === 409 && (
            <p>{`Version ${revision} is saved now: ${savedWords(value, changes)}. Save again to keep what you typed.`}</p>
          )}
        </Notice>
      )}
      {errors['all'] !== undefined && <Notice title={errors['all']} />}
      <p className="text-muted">A rule with 0 points is not asked and not scored.</p>
      {sectionsOfRules.map(({ key, words, rules }) => (
        <fieldset key={key}>
          <legend className="flex w-full justify-between gap-3 border-b border-ink pb-1 font-display text-xl font-semibold">
            {words} <span className="tabular-nums">{sumOf(typed, key)}</span>
          </legend>
          {rules.map((rule) => (
            <PointsField
              key={rule.key}
              rule={rule}
              typed={typed[rule.key] ?? ''}
              error={errors[rule.key]}
              onChange={(points) => setChanges({ ...changes, [rule.key]: points })}
            />
          ))}
        </fieldset>
      ))}
      <p
        aria-live="polite"
        className="flex justify-between gap-3 border-t-2 border-ink pt-2 font-display text-xl font-semibold"
      >
        Total <span className="tabular-nums">{sumOf(typed)}</span>
      </p>
    </EditDialog>
  )
}

type PointsProps = {
  rule: AuditRule
  typed: string
  error: string | undefined
  onChange: (points: string) => void
}

/** A rule beside its points. */
function PointsField({ rule, typed, error, onChange }: PointsProps) {
  const id = useId()
  return (
    <div className="border-b border-line py-2">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="min-w-0 flex-1 leading-snug">
          {rule.words}
        </label>
        <input
          id={id}
          className={`h-12 w-16 shrink-0 px-2 text-right tabular-nums ${inputClass}`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <FieldWords id={id} {...(error !== undefined && { error })} />
    </div>
  )
}

/** What is saved of the rules that were changed here too, or else how much it is together. */
function savedWords(value: JobSetup['audit']['value'], changes: TypedPoints) {
  const both = auditRules.filter(
    ({ key }) => changes[key] !== undefined && changes[key] !== String(value[key]),
  )
  if (both.length === 0) return `${sumOf(typedPoints(value))} points together`
  return both.map(({ key, words }) => `“${words}” ${value[key]}`).join(', ')
}
