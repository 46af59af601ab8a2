import { useState } from 'react'
import * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { NumberChange, type LocalNumber } from '#domain/numbers/local-number.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { problemOf } from '../problem.ts'
import { EditDialog, RemoveButton } from '../ui/edit-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { addNumber, changeNumber, removeNumber } from './numbers-api.ts'
import { PlacesField } from './places-field.tsx'
import { PurposesField } from './purposes-field.tsx'
import { nextOf, useNumberChange } from './use-number-change.ts'

type NumberDialogProps = {
  /** Null: a new one. */
  number: LocalNumber | null
  onClose: () => void
  onRemoved: (number: LocalNumber) => void
}

/** Adds a number, fixes one, or removes it. */
export function NumberDialog({ number, onClose, onRemoved }: NumberDialogProps) {
  const [id] = useState(() => number?.id ?? newId())
  const [values, setValues] = useState(() => valuesOf(number))
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const set = (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed }))
  const error = (field: string) => errors[field]?.[0]
  const save = useNumberChange<NumberChange>({
    change: ({ revision: _, ...facts }) =>
      number ? changeNumber(number, facts) : addNumber({ id, ...facts }),
    done: number ? 'Saved.' : 'Added. Call it, then confirm it.',
    undo: number ? nextOf(number) : { id, revision: 1 },
    onDone: onClose,
  })
  const remove = useNumberChange({
    change: async () => number && removeNumber(number),
    done: 'Removed.',
    onDone() {
      if (number) onRemoved(number)
      onClose()
    },
  })

  function submit() {
    const read = NumberChange.safeParse({
      ...values,
      number: values.number.trim() || null,
      revision: number?.revision ?? 1,
    })
    setErrors(read.success ? {} : z.flattenError(read.error).fieldErrors)
    if (!read.success) return
    if (number && JSON.stringify(values) === JSON.stringify(valuesOf(number))) return onClose()
    save.mutate(read.data)
  }

  return (
    <EditDialog
      title={number ? number.operator : 'Add number'}
      isSaving={save.isPending}
      onSave={submit}
      onClose={onClose}
      also={number && <RemoveButton isBusy={remove.isPending} onClick={() => remove.mutate()} />}
    >
      <Field
        label="Number"
        type="tel"
        autoComplete="off"
        maxLength={40}
        value={values.number}
        error={error('number')}
        hint="Shown on the website after someone calls and confirms it."
        onChange={({ target }) => set({ number: target.value })}
      />
      <Field
        label="Utility or office"
        autoComplete="off"
        maxLength={100}
        value={values.operator}
        error={error('operator')}
        onChange={({ target }) => set({ operator: target.value })}
      />
      <PurposesField
        value={values.purposes}
        error={error('purposes')}
        onChange={(purposes) => set({ purposes })}
      />
      <Field
        label="Hours"
        autoComplete="off"
        maxLength={80}
        placeholder="24 hours a day"
        value={values.hours}
        error={error('hours')}
        onChange={({ target }) => set({ hours: target.value })}
      />
      <PlacesField
        value={values.serves}
        maybe={number?.may_serve ?? []}
        error={error('serves')}
        onChange={(serves) => set({ serves })}
      />
      {save.error && <Notice title={problemOf(save.error).detail} />}
      {remove.error && <Notice title={problemOf(remove.error).detail} />}
    </EditDialog>
  )
}

function valuesOf(number: LocalNumber | null) {
  return {
    purposes: number?.purposes ?? [],
    operator: number?.operator ?? '',
    number: number?.number ? displayPhone(number.number) : '',
    hours: number?.hours ?? '',
    serves: number?.serves ?? [],
  }
}
