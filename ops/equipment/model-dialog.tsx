import { useState } from 'react'
import { equipmentKinds } from '#domain/equipment/kinds.ts'
import type { EquipmentModel, ModelFacts } from '#domain/equipment/model.ts'
import { newId } from '#platform/uuid.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { EditDialog } from '../ui/edit-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useEquipmentWords } from '../words/use-equipment-words.ts'
import { useFirstWords } from '../words/words.tsx'
import { addModel, changeModel, removeModel, undoModelChange } from './equipment-api.ts'
import { readTyped, typedOf, type ModelErrors, type TypedModel } from './typed-model.ts'
import { nextOf, useEquipmentChange } from './use-equipment-change.ts'

/** Adds a model, changes one, or takes it out of the catalog. */
export function ModelDialog({ model, onClose }: { model: EquipmentModel | null; onClose: () => void }) {
  const words = useEquipmentWords()
  const { problems } = useFirstWords()
  const [id] = useState(() => model?.id ?? newId())
  const [typed, setTyped] = useState(() => typedOf(model))
  const [errors, setErrors] = useState<ModelErrors>({})
  const set = (changed: Partial<TypedModel>) => setTyped((before) => ({ ...before, ...changed }))
  const save = useEquipmentChange<ModelFacts>({
    change: (facts) => (model ? changeModel(model, facts) : addModel({ id, ...facts })),
    done: (facts) => words.saved(`${facts.maker} ${facts.model}`),
    undo: () => undoModelChange(model ? nextOf(model) : { id, revision: 1 }),
    onDone: onClose,
  })
  const remove = useEquipmentChange({
    change: async () => model && removeModel(model),
    done: () => words.removed(`${typed.maker} ${typed.model}`),
    undo: async () => model && undoModelChange(nextOf(model)),
    onDone: onClose,
  })

  function submit() {
    const read = readTyped(typed, words)
    setErrors('errors' in read ? read.errors : {})
    if ('errors' in read) return
    if (model && JSON.stringify(typed) === JSON.stringify(typedOf(model))) return onClose()
    save.mutate(read.facts)
  }

  function field(name: Exclude<keyof TypedModel, 'kind'>, label: string, isNumber = true) {
    const error = errors[name]
    return (
      <Field
        label={label}
        autoComplete="off"
        maxLength={isNumber ? 12 : 60}
        inputMode={isNumber ? 'decimal' : 'text'}
        value={typed[name]}
        error={error && (words.sentences[error] ?? error)}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    )
  }

  const error = save.error ?? remove.error
  return (
    <EditDialog
      title={model ? `${model.maker} ${model.model}` : words.addModel}
      isSaving={save.isPending}
      onSave={submit}
      onClose={onClose}
      also={
        model && (
          <button
            type="button"
            className={`sm:mr-auto ${button('quiet')}`}
            aria-disabled={remove.isPending}
            onClick={() => remove.isPending || remove.mutate()}
          >
            {words.remove}
          </button>
        )
      }
    >
      <SelectField
        label={words.kind}
        value={typed.kind}
        options={equipmentKinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={({ target }) => set({ kind: equipmentKinds.find((kind) => kind === target.value) })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {field('maker', words.maker, false)}
        {field('model', words.modelName, false)}
        {field('aham_pints', words.pints)}
        {field('cfm', words.cfm)}
        {field('amps', words.amps)}
        {field('rate', words.rate)}
      </div>
      {error && <Notice title={problemOf(error, problems).detail} />}
    </EditDialog>
  )
}
