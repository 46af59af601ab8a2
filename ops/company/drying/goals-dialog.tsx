import { useState } from 'react'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import type { DryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { pointMaterials, type PointMaterial } from '#domain/readings/reading-choices.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ChangeProblem } from './change-problem.tsx'
import { readGoals, typedGoals, type TypedGoals } from './typed-goals.ts'
import { useDryingChange } from './use-drying-change.ts'

/** All default goals in one form, and which materials are offered for new points. */
export function GoalsDialog({ drying, onClose }: { drying: JobSetup['drying']; onClose: () => void }) {
  const { value, revision } = drying
  // What is not touched follows whatever others save meanwhile.
  const [changes, setChanges] = useState<TypedGoals>({})
  const [offers, setOffers] = useState<Readonly<Record<string, boolean>>>({})
  const typed = { ...typedGoals(value.goals), ...changes }
  const isOffered = (material: PointMaterial) =>
    offers[material] ?? !value.retired_materials.includes(material)
  const [errors, setErrors] = useState<TypedGoals>({})
  const { save, isBusy, problem } = useDryingChange(onClose)

  function submit() {
    const read = readGoals(typed)
    setErrors('errors' in read ? read.errors : {})
    if (!('goals' in read)) return
    const retired_materials = pointMaterials.map((each) => each.value).filter((each) => !isOffered(each))
    save({ value: { ...value, goals: read.goals, retired_materials }, revision })
  }

  return (
    <EditDialog title="Default goals" isSaving={isBusy} onSave={submit} onClose={onClose}>
      {problem && <ChangeProblem problem={problem} now={nowSaved(value.goals, changes)} />}
      <p className="text-muted">
        A material that is not offered can’t be chosen for new points. Points that have it keep it.
      </p>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {pointMaterials.map((material) => (
          <li key={material.value} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
            <Field
              label={material.label}
              inputMode="decimal"
              autoComplete="off"
              value={typed[material.value] ?? ''}
              error={errors[material.value]}
              onChange={({ target }) => setChanges({ ...changes, [material.value]: target.value })}
            />
            <label className="flex min-h-12 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-gold"
                checked={isOffered(material.value)}
                onChange={({ target }) => setOffers({ ...offers, [material.value]: target.checked })}
              />
              Offered<span className="sr-only">, {material.label}</span>
            </label>
          </li>
        ))}
      </ul>
    </EditDialog>
  )
}

/** "Now saved: Drywall 9, Trim 8." Of what was typed alone. */
function nowSaved(goals: DryingSetup['goals'], changes: TypedGoals) {
  const touched = pointMaterials.filter(({ value }) => changes[value] !== undefined)
  if (touched.length === 0) return ''
  return `Now saved: ${touched.map(({ value, label }) => `${label} ${goals[value]}`).join(', ')}.`
}
