import { useState } from 'react'
import * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { assetRange, mostInRange } from '#domain/equipment/asset-number.ts'
import { usualPrefixes } from '#domain/equipment/kinds.ts'
import type { EquipmentModel } from '#domain/equipment/model.ts'
import { NewUnits } from '#domain/equipment/unit.ts'
import { problemOf } from '../problem.ts'
import { EditDialog } from '../ui/edit-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useEquipmentWords } from '../words/use-equipment-words.ts'
import { useFirstWords } from '../words/words.tsx'
import { addUnits, undoUnitChanges } from './equipment-api.ts'
import { ModelField } from './model-field.tsx'
import { useEquipmentChange } from './use-equipment-change.ts'

type AddUnitsProps = { models: readonly EquipmentModel[]; onClose: () => void }

/** Adds one unit, or all from a first number to a last one. */
export function AddUnitsDialog({ models, onClose }: AddUnitsProps) {
  const words = useEquipmentWords()
  const { problems } = useFirstWords()
  const [values, setValues] = useState({ model_id: '', first: '', last: '', serial_number: '' })
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  // Made once for each unit, so that sending twice adds it once.
  const [ids] = useState(() => Array.from({ length: mostInRange }, newId))
  const set = (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed }))
  const numbers = assetRange(values.first, values.last.trim() || values.first)
  const [first = '', last = first] = [numbers?.[0], numbers?.at(-1)]
  const save = useEquipmentChange<NewUnits>({
    change: addUnits,
    done: ({ units }) => words.added(units.length, first),
    undo: ({ units }) => undoUnitChanges(units.map(({ id }) => ({ id, revision: 1 }))),
    onDone: onClose,
  })

  function submit() {
    const isRange = values.last.trim() !== ''
    const units = (numbers ?? [values.first]).map((number, place) => ({
      id: ids[place],
      number,
      serial_number: isRange ? '' : values.serial_number,
    }))
    const read = NewUnits.safeParse({ model_id: values.model_id, units })
    const told = read.success ? {} : z.flattenError(read.error).fieldErrors
    const said = (sentence?: string) => sentence && (words.sentences[sentence] ?? sentence)
    setErrors({
      model_id: said(told.model_id?.[0]),
      first: said(told.units?.[0]),
      last: isRange && !numbers ? words.badRange(mostInRange) : undefined,
    })
    if (read.success && (numbers || !isRange)) save.mutate(read.data)
  }

  function choose(model_id: string) {
    const kind = models.find(({ id }) => id === model_id)?.kind
    // What was typed stays: only an empty field is given the letters of the kind.
    set({ model_id, ...(kind && !values.first && { first: `${usualPrefixes[kind]}-01` }) })
  }

  return (
    <EditDialog
      title={words.addUnits}
      save={words.addUnits}
      isSaving={save.isPending}
      onSave={submit}
      onClose={onClose}
    >
      <ModelField models={models} value={values.model_id} error={errors.model_id} onChange={choose} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={words.first}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          placeholder="AM-01"
          value={values.first}
          hint={words.numberHint}
          error={errors.first}
          onChange={({ target }) => set({ first: target.value })}
        />
        <Field
          label={words.last}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          placeholder="AM-24"
          value={values.last}
          hint={words.lastHint}
          error={errors.last}
          onChange={({ target }) => set({ last: target.value })}
        />
      </div>
      {!values.last.trim() && (
        <Field
          label={words.serial}
          autoComplete="off"
          maxLength={60}
          value={values.serial_number}
          onChange={({ target }) => set({ serial_number: target.value })}
        />
      )}
      <p role="status" className="font-semibold tabular-nums">
        {numbers && words.willAdd(numbers.length, first, last)}
      </p>
      {save.error && <Notice title={problemOf(save.error, problems).detail} />}
    </EditDialog>
  )
}
