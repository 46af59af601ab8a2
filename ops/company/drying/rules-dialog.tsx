import { useState } from 'react'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ChangeProblem } from './change-problem.tsx'
import { altitudeWords, breakerWords, surprisingWords, toleranceWords } from './drying-words.ts'
import { readRules, typedRules, type RuleErrors, type TypedRules } from './typed-rules.ts'
import { useDryingChange } from './use-drying-change.ts'

type RuleField = { key: keyof TypedRules; path: string; label: string; hint?: string }

const groups: readonly { title: string; fields: readonly RuleField[] }[] = [
  {
    title: 'A point is dry up to the larger of',
    fields: [
      { key: 'percent', path: 'tolerance.share', label: 'Percent above its goal' },
      { key: 'points', path: 'tolerance.points', label: 'Points above its goal' },
    ],
  },
  {
    title: 'Ask once more about a change of more than',
    fields: [
      { key: 'up', path: 'surprising.up', label: 'Up' },
      { key: 'down', path: 'surprising.down', label: 'Down' },
    ],
  },
  {
    title: 'Counted for',
    fields: [
      {
        key: 'altitude',
        path: 'altitude_feet',
        label: 'Altitude, feet',
        hint: '0 shows grains as trade charts and meters do. At 1,100 ft true grains are about 4% higher.',
      },
      { key: 'amps', path: 'breaker_amps', label: 'Breakers, amperes' },
    ],
  },
]

export function RulesDialog({ drying, onClose }: { drying: JobSetup['drying']; onClose: () => void }) {
  const { value, revision } = drying
  // What is not touched follows whatever others save meanwhile.
  const [changes, setChanges] = useState<Partial<TypedRules>>({})
  const typed = { ...typedRules(value), ...changes }
  const [errors, setErrors] = useState<RuleErrors>({})
  const { save, isBusy, problem } = useDryingChange(onClose)

  function submit() {
    const read = readRules(typed)
    setErrors('errors' in read ? read.errors : {})
    if ('rules' in read) save({ value: { ...value, ...read.rules }, revision })
  }

  const now = [
    toleranceWords(value.tolerance),
    surprisingWords(value.surprising),
    altitudeWords(value.altitude_feet),
    breakerWords(value.breaker_amps),
  ]
  return (
    <EditDialog title="Rules for readings" isSaving={isBusy} onSave={submit} onClose={onClose}>
      {problem && <ChangeProblem problem={problem} now={`Now saved: ${now.join(', ')}.`} />}
      {groups.map(({ title, fields }) => (
        <fieldset key={title}>
          <legend className="font-semibold">{title}</legend>
          <div className="mt-2 grid grid-cols-2 items-start gap-3">
            {fields.map(({ key, path, label, hint }) => (
              <Field
                key={key}
                label={label}
                hint={hint}
                inputMode="decimal"
                autoComplete="off"
                value={typed[key]}
                error={errors[path]}
                onChange={({ target }) => setChanges({ ...changes, [key]: target.value })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </EditDialog>
  )
}
