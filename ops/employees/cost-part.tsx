import { useState } from 'react'
import type { EmployeeDetail } from '#domain/employees/employee-record.ts'
import { problemOf } from '../problem.ts'
import { useMay } from '../session/may.ts'
import { EditDialog } from '../ui/edit-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Part } from './part.tsx'
import { changeCost } from './people-api.ts'
import { usePersonChange } from './use-person-change.ts'
import { costWords, readDollars } from './words.ts'

type CostPartProps = { person: EmployeeDetail; cents: number | null }

/** What an hour of the person costs the firm, for the few who may know. */
export function CostPart({ person, cents }: CostPartProps) {
  const mayChange = useMay('employees.viewCost')
  const [isOpen, setOpen] = useState(false)
  const aside = mayChange && (
    <button
      type="button"
      aria-label="Change the cost"
      className="min-h-11 font-semibold underline decoration-gold decoration-2 underline-offset-4"
      onClick={() => setOpen(true)}
    >
      Change
    </button>
  )
  return (
    <Part title="Cost" aside={aside}>
      <p className={cents === null ? 'text-muted' : 'tabular-nums'}>{costWords(cents)}</p>
      {mayChange && isOpen && <CostDialog person={person} cents={cents} onClose={() => setOpen(false)} />}
    </Part>
  )
}

function CostDialog({ person, cents, onClose }: CostPartProps & { onClose: () => void }) {
  const [typed, setTyped] = useState(cents === null ? '' : (cents / 100).toFixed(2))
  const [isWrong, setWrong] = useState(false)
  const save = usePersonChange({
    id: person.id,
    change: (hourly_cost_cents: number | null) =>
      changeCost(person.id, { hourly_cost_cents, revision: person.revision }),
    done: `The cost of ${person.name} is saved`,
    onDone: onClose,
  })

  function submit() {
    const read = readDollars(typed)
    setWrong(read === undefined)
    if (read !== undefined) save.mutate(read)
  }

  return (
    <EditDialog
      title={`What an hour of ${person.name} costs`}
      isSaving={save.isPending}
      onSave={submit}
      onClose={onClose}
      save="Save cost"
    >
      <Field
        label="Dollars an hour"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        error={
          isWrong
            ? 'Please give dollars and cents, as 32.50.'
            : save.error
              ? problemOf(save.error).detail
              : undefined
        }
        hint="Leave it empty if it is not known."
        onChange={(event) => setTyped(event.target.value)}
      />
    </EditDialog>
  )
}
