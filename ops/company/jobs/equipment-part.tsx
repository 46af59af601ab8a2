import { useState } from 'react'
import type { DayRule } from '#domain/equipment/days.ts'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { button } from '../../ui/button.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { PartHead } from './part-head.tsx'
import { putEquipment } from './setup-api.ts'
import { useSetupChange } from './use-setup-change.ts'

type Equipment = JobSetup['equipment']

/** How the days of equipment are counted, and from which day on someone looks whether it is still needed. */
export function EquipmentPart({ equipment }: { equipment: Equipment }) {
  const [isEditing, setEditing] = useState(false)
  const { day_rule, long_stay_days } = equipment.value
  return (
    <section aria-label="Equipment days">
      <PartHead
        title="Equipment days"
        lead="How the days of a unit at a job are counted. A change applies to all jobs at once."
        action={
          <button type="button" className={button('plain')} onClick={() => setEditing(true)}>
            Edit equipment days
          </button>
        }
      />
      <dl className="grid sm:grid-cols-2">
        <div className="border-b border-line py-4 pr-3">
          <dt className="text-sm text-muted">Counted by</dt>
          <dd className="font-display text-2xl leading-tight">{ruleWords[day_rule]}</dd>
        </div>
        <div className="border-b border-line py-4 pr-3">
          <dt className="text-sm text-muted">Marked from</dt>
          <dd className="font-display text-2xl leading-tight">Day {long_stay_days}</dd>
        </div>
      </dl>
      {isEditing && <EquipmentDialog equipment={equipment} onClose={() => setEditing(false)} />}
    </section>
  )
}

const ruleWords: Record<DayRule, string> = {
  periods: '24 hours, with 1 hour of grace',
  calendar: 'Calendar days',
}

function EquipmentDialog({ equipment, onClose }: { equipment: Equipment; onClose: () => void }) {
  const { value, revision } = equipment
  const [rule, setRule] = useState<DayRule>(value.day_rule)
  const [days, setDays] = useState(String(value.long_stay_days))
  const { save, isBusy, problem } = useSetupChange({
    of: ({ equipment }) => equipment,
    put: putEquipment,
    onDone: onClose,
  })
  const long_stay_days = /^\d{1,2}$/.test(days.trim()) ? Number(days) : Number.NaN
  const [fault, setFault] = useState('')

  function submit() {
    const isFit = long_stay_days >= 2 && long_stay_days <= 60
    setFault(isFit ? '' : 'Enter 2 to 60 days.')
    if (isFit) save({ value: { day_rule: rule, long_stay_days }, revision })
  }

  return (
    <EditDialog title="Equipment days" isSaving={isBusy} onSave={submit} onClose={onClose}>
      {problem && (
        <Notice title={problem.detail}>
          {problem.status === 409 && (
            <p>{`Now saved: ${ruleWords[value.day_rule]}, day ${value.long_stay_days}. Save again to keep what you chose.`}</p>
          )}
        </Notice>
      )}
      <RadioGrid
        label="Counted by"
        value={rule}
        options={[
          { value: 'periods', label: ruleWords.periods },
          { value: 'calendar', label: ruleWords.calendar },
        ]}
        onChange={setRule}
      />
      <Field
        label="Marked from day"
        hint="From this day on, someone checks whether the unit is still needed."
        inputMode="numeric"
        autoComplete="off"
        value={days}
        {...(fault && { error: fault })}
        onChange={({ target }) => setDays(target.value)}
      />
    </EditDialog>
  )
}
