import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import { NewShift, shiftLines, type Shift } from '#domain/shifts/shift.ts'
import { problemOf } from '../problem.ts'
import { EditDialog, RemoveButton } from '../ui/edit-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { factsOf, idsForShifts, startingValues, weekly, type Gap, type ShiftValues } from './drafts.ts'
import { RepeatField } from './repeat-field.tsx'
import { addShifts, changeShift } from './shifts-api.ts'
import { SwapPart } from './swap-part.tsx'
import { useRemoveShift } from './use-remove-shift.ts'
import { useRotaChange } from './use-rota-change.ts'
import { lineWords, movedOnWords } from './words.ts'
import { onCallPeopleQuery } from './queries.ts'

export type Draft = { shift: Shift | null; gap?: Gap }

type ShiftDialogProps = { draft: Draft; others: readonly Shift[]; onClose: () => void }

const lines = shiftLines.map((line) => ({ value: line, label: lineWords[line] }))

/** Adds a shift, or edits, swaps and removes an existing one. */
export function ShiftDialog({ draft: { shift, gap }, others, onClose }: ShiftDialogProps) {
  const people = useQuery(onCallPeopleQuery)
  const [values, setValues] = useState(() => startingValues(shift, gap, new Date()))
  const [ids] = useState(idsForShifts)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  // The shift as it was when whoever is here last learned of it: what they do next is done to that one.
  const [known, setKnown] = useState(shift)
  const save = useRotaChange({
    change: (typed: ShiftValues) => send(known, typed, ids),
    done: 'On-call schedule saved',
    onDone: onClose,
  })
  const remove = useRemoveShift(known, onClose)
  const set = (changed: Partial<ShiftValues>) => setValues((before) => ({ ...before, ...changed }))

  function submit() {
    const [first] = weekly(values, ids)
    const read = NewShift.safeParse(first)
    setErrors(read.success ? {} : z.flattenError(read.error).fieldErrors)
    if (read.success) save.mutate(values)
  }

  const refusal = save.error ?? remove.error
  const failure = refusal && problemOf(refusal)
  const present = others.find(({ id }) => id === shift?.id) ?? shift
  if (failure?.code === 'shift-moved-on' && present?.revision !== known?.revision) setKnown(present)
  return (
    <EditDialog
      title={shift ? `Edit ${shift.employee.name}’s shift` : 'Add a shift'}
      isSaving={save.isPending}
      onSave={submit}
      onClose={onClose}
      also={shift && <RemoveButton isBusy={remove.isPending} onClick={() => remove.mutate()} />}
    >
      <SelectField
        label="Person"
        none="Choose a person"
        value={values.employee_id}
        options={optionsOf(people.data ?? [], shift)}
        error={errors['employee_id']?.[0]}
        aria-busy={people.isPending}
        hint={people.data?.length === 0 ? 'No one has permission to take requests yet.' : undefined}
        onChange={(event) => set({ employee_id: event.target.value })}
      />
      <SelectField
        label="On call as"
        value={values.line}
        options={lines}
        onChange={(event) => set({ line: event.target.value === 'backup' ? 'backup' : 'first' })}
      />
      <div className="grid gap-4">
        <Field
          label="From"
          type="datetime-local"
          value={values.from}
          error={errors['starts_at']?.[0]}
          onChange={(event) => set({ from: event.target.value.slice(0, 16) })}
        />
        <Field
          label="Until"
          type="datetime-local"
          value={values.until}
          error={errors['ends_at']?.[0]}
          onChange={(event) => set({ until: event.target.value.slice(0, 16) })}
        />
      </div>
      <p className="text-sm text-muted">Times are in Eastern Time.</p>
      {!shift && <RepeatField weeks={values.weeks} onChange={(weeks) => set({ weeks })} />}
      {failure && (
        <Notice title={failure.detail}>
          {failure.code === 'shift-moved-on' && known && movedOnWords(known)}
        </Notice>
      )}
      {present && <SwapPart shift={present} others={others} onDone={onClose} />}
    </EditDialog>
  )
}

function send(shift: Shift | null, values: ShiftValues, ids: readonly string[]) {
  if (shift) return changeShift(shift.id, { ...factsOf(values), revision: shift.revision })
  return addShifts(weekly(values, ids))
}

/** Someone who cannot take requests any more still stands at what they had. */
function optionsOf(people: readonly { id: string; name: string }[], shift: Shift | null) {
  const isListed = !shift || people.some(({ id }) => id === shift.employee.id)
  const listed = isListed ? people : [shift.employee, ...people]
  return listed.map(({ id, name }) => ({ value: id, label: name }))
}
