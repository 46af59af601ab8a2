import { isQuestion, type Field } from '#domain/forms/definition/field.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { jobFacts } from '#domain/forms/definition/job-facts.ts'
import { inputClass } from '../../../ui/field-frame.tsx'
import { useBuilding } from '../builder-context.ts'
import { answersOffered, nearestAsked, newClause } from '../edit/clauses.ts'
import { ConditionEditor } from './condition-editor.tsx'
import { NumberBox, Select, SettingLine, Toggle } from './small-fields.tsx'

const linkable: ReadonlySet<Field['type']> = new Set<Field['type']>([
  'short_text',
  'long_text',
  'number',
  'choice',
  'date',
  'time',
  'code',
])
const presettable: ReadonlySet<Field['type']> = new Set<Field['type']>([
  'short_text',
  'long_text',
  'number',
  'choice',
  'yes_no',
])

/** Where an answer comes from before someone gives one: the job, or another answer. */
export function SourcePart({ field }: { field: Field }) {
  const { change } = useBuilding()
  if (!isQuestion(field)) return null
  const canLink = linkable.has(field.type) || field.fact !== undefined
  const canPreset = presettable.has(field.type) || field.preset !== undefined
  return (
    <div>
      {canLink && (
        <SettingLine label="Filled from">
          <Select
            label="Filled from the job"
            value={field.fact ?? ''}
            options={[{ value: '', label: 'Nothing' }, ...jobFacts]}
            onChange={(fact) =>
              change({ ...field, fact: jobFacts.find(({ value }) => value === fact)?.value })
            }
          />
        </SettingLine>
      )}
      {canPreset && <PresetPart field={field} />}
    </div>
  )
}

type Question = Extract<Field, { preset?: unknown }>

/** What it is answered with by itself, where something else was answered. */
function PresetPart({ field }: { field: Question }) {
  const { form, change } = useBuilding()
  const asked = nearestAsked(fieldsOf(form), field.id)
  const { preset } = field
  const offered = answersOffered(field)
  const first = field.type === 'number' ? 0 : (offered?.[0]?.value ?? '')
  return (
    <>
      {(asked || preset) && (
        <Toggle
          label="Answered by itself"
          hint="Where a condition holds and no one answered."
          isOn={preset !== undefined}
          onChange={(isOn) =>
            change({
              ...field,
              preset: isOn && asked ? { when: { all: [newClause(asked)] }, value: first } : undefined,
            })
          }
        />
      )}
      {preset && (
        <div className="mt-2 grid gap-2">
          <SettingLine label="Answer">
            {offered ? (
              <Select
                label="Answer"
                value={String(preset.value)}
                options={offered}
                onChange={(value) => change({ ...field, preset: { ...preset, value } })}
              />
            ) : typeof preset.value === 'number' ? (
              <NumberBox
                label="Answer"
                value={preset.value}
                onChange={(value = 0) => change({ ...field, preset: { ...preset, value } }, 'preset')}
              />
            ) : (
              <input
                aria-label="Answer"
                maxLength={200}
                className={`${inputClass} h-11 w-full px-2.5 text-[0.9375rem]! max-lg:text-base! lg:h-9`}
                value={preset.value}
                onChange={({ target }) =>
                  change({ ...field, preset: { ...preset, value: target.value } }, 'preset')
                }
              />
            )}
          </SettingLine>
          <ConditionEditor
            what="Answer it"
            of={field.id}
            condition={preset.when}
            onChange={(when) => change({ ...field, preset: when && { ...preset, when } })}
          />
        </div>
      )}
    </>
  )
}
