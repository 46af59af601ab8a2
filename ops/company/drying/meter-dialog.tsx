import { useState } from 'react'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import type { Meter } from '#domain/readings/setup/drying-setup.ts'
import { meterKinds } from '#domain/readings/reading-choices.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { EditDialog, RemoveButton } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { OrderedRows } from '../../ui/ordered-rows.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { ChangeProblem } from './change-problem.tsx'
import { blankScale, readMeter, typedMeter, type Errors, type TypedMeter } from './typed-meter.ts'
import { useDryingChange } from './use-drying-change.ts'

type DialogProps = { drying: JobSetup['drying']; meter: Meter | null; onClose: () => void }
const mostScales = 10

/** Adds or edits one meter; the others stay as they are now. */
export function MeterDialog({ drying, meter, onClose }: DialogProps) {
  // What is not touched follows whatever others save meanwhile.
  const [changes, setChanges] = useState<Partial<TypedMeter>>({})
  const [errors, setErrors] = useState<Errors>({})
  const { save, isBusy, problem } = useDryingChange(onClose)
  const { value, revision } = drying
  const present = value.meters.find(({ name }) => name === meter?.name) ?? meter
  const typed = { ...typedMeter(present), ...changes }
  const type = (more: Partial<TypedMeter>) => setChanges({ ...changes, ...more })
  const others = value.meters.filter(({ name }) => name !== meter?.name)
  const saveMeters = (meters: Meter[]) => save({ value: { ...value, meters }, revision })

  function submit() {
    const read = readMeter(
      typed,
      others.map(({ name }) => name),
    )
    setErrors('errors' in read ? read.errors : {})
    if (!('meter' in read)) return
    const place = value.meters.findIndex(({ name }) => name === meter?.name)
    saveMeters(place < 0 ? [...value.meters, read.meter] : value.meters.with(place, read.meter))
  }

  return (
    <EditDialog
      title={meter ? 'Edit meter' : 'Add meter'}
      isSaving={isBusy}
      onSave={submit}
      onClose={onClose}
      also={meter && <RemoveButton isBusy={isBusy} onClick={() => saveMeters(others)} />}
    >
      {problem && <ChangeProblem problem={problem} />}
      <Field
        label="Name"
        hint="As it is written on the meter, for example M-2."
        autoComplete="off"
        maxLength={40}
        value={typed.name}
        error={errors['name']}
        onChange={({ target }) => type({ name: target.value })}
      />
      <Field
        label="Maker and model"
        autoComplete="off"
        maxLength={60}
        value={typed.model}
        error={errors['model']}
        onChange={({ target }) => type({ model: target.value })}
      />
      <RadioGrid label="Kind" value={typed.kind} options={meterKinds} onChange={(kind) => type({ kind })} />
      <OrderedRows
        name="scales"
        title="Scales"
        hint="With the lowest and the highest number that the meter shows on each."
        noun="scale"
        rows={typed.scales}
        growth={{ blank: blankScale, most: mostScales }}
        firstPart="name"
        onChange={(scales) => type({ scales })}
      >
        {(scale, nth) => (
          <ScaleFields
            path={`scales.${nth}`}
            scale={scale}
            errors={errors}
            onChange={(changed) => type({ scales: typed.scales.with(nth, changed) })}
          />
        )}
      </OrderedRows>
      {errors['scales'] && <p className="text-sm text-red">{errors['scales']}</p>}
      {meter && (
        <CheckField
          label="Retired"
          hint="Not offered for new points. Points that are read with it go on with it."
          checked={typed.is_retired}
          onChange={({ target }) => type({ is_retired: target.checked })}
        />
      )}
    </EditDialog>
  )
}

type Scale = typeof blankScale
type ScaleProps = { path: string; scale: Scale; errors: Errors; onChange: (scale: Scale) => void }

function ScaleFields({ path, scale, errors, onChange }: ScaleProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <div className="col-span-2">
        <Field
          label="Scale"
          name={`${path}.name`}
          autoComplete="off"
          maxLength={40}
          value={scale.name}
          error={errors[`${path}.name`]}
          onChange={({ target }) => onChange({ ...scale, name: target.value })}
        />
      </div>
      <Field
        label="Lowest"
        inputMode="decimal"
        autoComplete="off"
        value={scale.least}
        error={errors[`${path}.least`]}
        onChange={({ target }) => onChange({ ...scale, least: target.value })}
      />
      <Field
        label="Highest"
        inputMode="decimal"
        autoComplete="off"
        value={scale.most}
        error={errors[`${path}.most`]}
        onChange={({ target }) => onChange({ ...scale, most: target.value })}
      />
    </div>
  )
}
