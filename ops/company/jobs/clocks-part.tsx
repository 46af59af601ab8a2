import { useState } from 'react'
import { clocks as clockList } from '#domain/jobs/stages/clocks.ts'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { button } from '../../ui/button.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PartHead } from './part-head.tsx'
import { putClocks } from './setup-api.ts'
import { readTargets, targetFields, targetWords, typedTargets, type TypedTargets } from './typed-targets.ts'
import { useSetupChange } from './use-setup-change.ts'

type Clocks = JobSetup['clocks']

/** How soon each of the four things that carriers measure is due, from the first call. */
export function ClocksPart({ clocks }: { clocks: Clocks }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <section aria-label="Carrier clocks">
      <PartHead
        title="Carrier clocks"
        lead="How soon each step is due, from the first call. A change applies to jobs made from then on, and to requests that wait."
        action={
          <button type="button" className={button('plain')} onClick={() => setEditing(true)}>
            Edit clocks
          </button>
        }
      />
      <dl className="grid grid-cols-2 sm:grid-cols-4">
        {clockList.map(({ key }) => (
          <div key={key} className="border-b border-line py-4 pr-3">
            <dt className="text-sm text-muted">{targetFields[key].label}</dt>
            <dd className="font-display text-2xl leading-tight">{targetWords(key, clocks.value)}</dd>
          </div>
        ))}
      </dl>
      {isEditing && <ClocksDialog clocks={clocks} onClose={() => setEditing(false)} />}
    </section>
  )
}

function ClocksDialog({ clocks, onClose }: { clocks: Clocks; onClose: () => void }) {
  const [typed, setTyped] = useState(() => typedTargets(clocks.value))
  const [errors, setErrors] = useState<Partial<TypedTargets>>({})
  const { save, isBusy, problem } = useSetupChange({
    of: ({ clocks }) => clocks,
    put: putClocks,
    onDone: onClose,
  })

  function submit() {
    const read = readTargets(typed)
    setErrors('errors' in read ? read.errors : {})
    if ('targets' in read) save({ value: read.targets, revision: clocks.revision })
  }

  return (
    <EditDialog title="Carrier clocks" isSaving={isBusy} onSave={submit} onClose={onClose}>
      {problem && (
        <Notice title={problem.detail}>
          {problem.status === 409 && (
            <p>
              {`Now saved: ${clockList.map(({ key }) => targetWords(key, clocks.value)).join(', ')}. Save again to keep what you typed.`}
            </p>
          )}
        </Notice>
      )}
      {clockList.map(({ key }) => (
        <Field
          key={key}
          label={targetFields[key].label}
          aside={`${targetFields[key].unit} after the first call`}
          inputMode="decimal"
          autoComplete="off"
          value={typed[key]}
          error={errors[key]}
          onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
        />
      ))}
    </EditDialog>
  )
}
