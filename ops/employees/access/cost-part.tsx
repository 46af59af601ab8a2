import { useState } from 'react'
import type { EmployeeDetail } from '#domain/employees/employee-record.ts'
import { problemOf } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Part } from './part.tsx'
import { changeCost } from '../people-api.ts'
import { usePersonChange } from '../use-person-change.ts'
import { costWords, readDollars } from '../words.ts'

type CostPartProps = { person: EmployeeDetail; cents: number | null }

/** The hourly cost of the person, for the few who may see it. */
export function CostPart({ person, cents }: CostPartProps) {
  const mayChange = useMay('employees.viewCost')
  const [isOpen, setOpen] = useState(false)
  const aside = mayChange && (
    <button
      type="button"
      aria-label="Edit hourly cost"
      className="min-h-11 font-semibold underline decoration-gold decoration-2 underline-offset-4"
      onClick={() => setOpen(true)}
    >
      {' '}
      Edit{' '}
    </button>
  )
  return (
    <Part title="Hourly cost" aside={aside}>
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
    done: `Hourly cost saved for ${person.name}`,
    onDone: onClose,
  })

  function submit() {
    const read = readDollars(typed)
    setWrong(read === undefined)
    if (read !== undefined) save.mutate(read)
  }

  return (
    <EditDialog
      title={`Hourly cost for ${person.name}`}
      isSaving={save.isPending}
      onSave={submit}
      onClose={onClose}
      save="Save cost"
    >
      <Field
        label="Dollars per hour"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        error={
          isWrong
            ? 'Enter dollars and cents, such as 32.50.'
            : save.error
              ? problemOf(save.error).detail
              : undefined
        }
        hint="Leave this blank if you don’t know it."
        onChange={(event) => setTyped(event.target.value)}
      />
    </EditDialog>
  )
}
