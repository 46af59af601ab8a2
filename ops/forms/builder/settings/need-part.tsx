import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { isQuestion, type Field } from '#domain/forms/definition/field.ts'
import { useBuilding } from '../builder-context.ts'
import { nearestAsked, newClause } from '../edit/clauses.ts'
import { ConditionEditor } from './condition-editor.tsx'
import { Segments } from './segments.tsx'
import { Toggle } from './small-fields.tsx'

/** When a field is shown, and when it has to be answered. */
export function NeedPart({ field }: { field: Field }) {
  const { form, change } = useBuilding()
  const asked = nearestAsked(fieldsOf(form), field.id)
  const fresh = asked && { all: [newClause(asked)] }
  const need = isQuestion(field) ? field.need : undefined
  const how = need === undefined ? 'no' : need === 'always' ? 'always' : 'if'
  const canAsk = fresh !== undefined
  const only = canAsk ? ifs : []
  return (
    <>
      <div className={isQuestion(field) ? 'grid gap-3 @min-[21rem]:grid-cols-[3fr_2fr]' : ''}>
        {isQuestion(field) && (
          <Segments
            label="Required"
            value={how}
            options={[
              { value: 'no', label: 'No' },
              { value: 'always', label: field.show_if ? 'If shown' : 'Yes' },
              ...(how === 'if' || canAsk ? ifOnly : []),
            ]}
            onChange={(next) =>
              change({ ...field, need: next === 'no' ? undefined : next === 'always' ? 'always' : fresh })
            }
          />
        )}
        <Segments
          label="Show it"
          value={field.show_if ? 'if' : 'always'}
          options={[{ value: 'always', label: 'Always' }, ...(field.show_if ? ifs : only)]}
          onChange={(next) => change({ ...field, show_if: next === 'if' ? fresh : undefined })}
        />
      </div>
      {isQuestion(field) && need !== 'always' && (
        <Toggle
          label="Offered at the end only"
          hint="Nobody is asked it on the way, unless it is required then."
          isOn={field.asked_last === true}
          onChange={(isOn) => change({ ...field, asked_last: isOn ? true : undefined })}
        />
      )}
      {field.show_if && (
        <ConditionEditor
          what="Show"
          of={field.id}
          condition={field.show_if}
          onChange={(show_if) => change({ ...field, show_if })}
        />
      )}
      {isQuestion(field) && need !== undefined && need !== 'always' && (
        <ConditionEditor
          what="Required"
          of={field.id}
          condition={need}
          onChange={(next) => change({ ...field, need: next })}
        />
      )}
    </>
  )
}

const ifs = [{ value: 'if', label: 'If…' }] as const
const ifOnly = [{ value: 'if', label: 'If…' }] as const
