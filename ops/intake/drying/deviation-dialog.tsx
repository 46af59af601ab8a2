import { useId, useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { longestNote } from '#domain/readings/deviations/deviation.ts'
import { useUser } from '../../session/may.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { deviationOf, emptyDeviation, reasonsFor, StoredDeviation } from './deviation-draft.ts'
import { differenceWords, type NeedRow } from './needs.ts'
import { useDeviationWrite } from './use-deviation-write.ts'

type DialogProps = {
  job: Pick<JobDetail, 'id' | 'name'>
  title: string
  deviation: NonNullable<NeedRow['deviation']>
  chart: string
  onClose: () => void
}

/** Why more or less equipment stands there than is recommended: one tap, and what there is to add. */
export function DeviationDialog({ job, title, deviation, chart, onClose }: DialogProps) {
  const words = useDryingFileWords()
  const say = words.deviation
  const id = useId()
  const { place, counts, said } = deviation
  const me = useUser()?.id ?? ''
  const key = [me, 'deviation', job.id, place.need, place.room_id ?? place.chamber_id].join(':')
  const base = said ? { reason: said.reason, note: said.note } : emptyDeviation
  const { values, change, clear } = useDraftForm({ key, base, schema: StoredDeviation })
  const [isTried, setTried] = useState(false)
  const read = deviationOf(values, say)
  const faults = isTried ? read.faults : {}
  const { explain, isBusy } = useDeviationWrite(job, () => {
    clear()
    onClose()
  })

  function save() {
    setTried(true)
    if (read.said) explain({ ...place, ...counts, chart, ...read.said }, title)
  }

  return (
    <EditDialog
      title={say.why(counts.placed, counts.recommended)}
      save={say.save}
      isSaving={isBusy}
      onSave={save}
      onClose={onClose}
    >
      <p className="text-muted">{`${title}: ${differenceWords(counts, words)}`}</p>
      <fieldset aria-describedby={faults.reason && `${id}-error`}>
        <legend className="mb-1 text-sm font-semibold">{say.choose}</legend>
        <div className="flex flex-wrap gap-2">
          {reasonsFor(counts).map((reason) => (
            <label
              key={reason}
              className="flex min-h-12 cursor-pointer items-center rounded-sm border border-edge bg-sheet px-3 hover:border-ink has-checked:border-ink has-checked:bg-gold-wash has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={id}
                checked={reason === values.reason}
                aria-invalid={faults.reason ? true : undefined}
                className="sr-only"
                onChange={() => change({ reason })}
              />
              {say.reason(reason)}
            </label>
          ))}
        </div>
        {faults.reason && (
          <p id={`${id}-error`} className="mt-1 text-sm text-red">
            {faults.reason}
          </p>
        )}
      </fieldset>
      <Field
        label={say.note}
        autoComplete="off"
        maxLength={longestNote}
        value={values.note}
        {...(faults.note !== undefined && { error: faults.note })}
        onChange={({ target }) => change({ note: target.value })}
      />
    </EditDialog>
  )
}
