import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod'
import type { EquipmentModel } from '#domain/equipment/model.ts'
import { unitStates } from '#domain/equipment/unit-states.ts'
import { outReasons, UnitChange, type EquipmentUnit } from '#domain/equipment/unit.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { EditDialog } from '../ui/edit-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { RadioGrid } from '../ui/radio-grid.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useEquipmentWords } from '../words/use-equipment-words.ts'
import { useFirstWords } from '../words/words.tsx'
import { changeUnit, undoUnitChanges } from './equipment-api.ts'
import { ModelField } from './model-field.tsx'
import { nextOf, useEquipmentChange } from './use-equipment-change.ts'

type UnitDialogProps = { unit: EquipmentUnit; models: readonly EquipmentModel[]; onClose: () => void }

/** Changes a unit, takes it out of service, or retires it. */
export function UnitDialog({ unit, models, onClose }: UnitDialogProps) {
  const words = useEquipmentWords()
  const { problems } = useFirstWords()
  const [values, setValues] = useState(() => valuesOf(unit))
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const set = (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed }))
  const error = (field: string) =>
    errors[field]?.[0] && (words.sentences[errors[field][0]] ?? errors[field][0])
  const save = useEquipmentChange<UnitChange>({
    change: (change) => changeUnit(unit.id, change),
    done: ({ number }) => words.saved(number),
    undo: () => undoUnitChanges([nextOf(unit)]),
    onDone: onClose,
  })

  function submit() {
    const reason = values.state === 'out_of_service' ? values.reason || null : null
    const read = UnitChange.safeParse({ ...values, reason, revision: unit.revision })
    setErrors(read.success ? {} : z.flattenError(read.error).fieldErrors)
    if (!read.success) return
    if (JSON.stringify(values) === JSON.stringify(valuesOf(unit))) return onClose()
    save.mutate(read.data)
  }

  return (
    <EditDialog
      title={unit.number}
      isSaving={save.isPending}
      onSave={submit}
      onClose={onClose}
      also={
        <Link
          to="/ops/equipment"
          search={{ view: 'labels', q: unit.number, state: unit.state }}
          className={`sm:mr-auto ${button('quiet')}`}
        >
          {words.label}
        </Link>
      }
    >
      <Field
        label={words.number}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        value={values.number}
        hint={words.numberHint}
        error={error('number')}
        onChange={({ target }) => set({ number: target.value })}
      />
      <ModelField
        models={models}
        value={values.model_id}
        error={error('model_id')}
        onChange={(model_id) => set({ model_id })}
      />
      <Field
        label={words.serial}
        autoComplete="off"
        maxLength={60}
        value={values.serial_number}
        error={error('serial_number')}
        onChange={({ target }) => set({ serial_number: target.value })}
      />
      <RadioGrid
        label={words.state}
        value={values.state}
        options={unitStates.map((value) => ({ value, label: words.states[value] }))}
        onChange={(state) => set({ state })}
      />
      {values.state === 'out_of_service' && (
        <SelectField
          label={words.reason}
          value={values.reason}
          none={words.chooseReason}
          options={outReasons.map((value) => ({ value, label: words.reasons[value] }))}
          error={error('reason')}
          onChange={({ target }) => set({ reason: outReasons.find((each) => each === target.value) ?? '' })}
        />
      )}
      {save.error && <Notice title={problemOf(save.error, problems).detail} />}
    </EditDialog>
  )
}

function valuesOf({ number, model_id, serial_number, state, reason }: EquipmentUnit) {
  return { number, model_id, serial_number, state, reason: reason ?? ('' as const) }
}
