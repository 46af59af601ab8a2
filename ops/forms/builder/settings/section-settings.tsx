import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { fieldsOf, type Section } from '#domain/forms/definition/definition.ts'
import { button } from '../../../ui/button.ts'
import { useBuilding } from '../builder-context.ts'
import { nearestAsked, newClause } from '../edit/clauses.ts'
import { changeSection, moveSection } from '../edit/edits.ts'
import { ConditionEditor } from './condition-editor.tsx'
import { Segments } from './segments.tsx'
import { labelFieldId } from './field-settings.tsx'
import { WordingFields } from './wording-fields.tsx'

type SectionSettingsProps = { section: Section; onRemove: () => void }

/** What can be set about a section: what hides it hides all of its fields. */
export function SectionSettings({ section, onRemove }: SectionSettingsProps) {
  const { form, edit } = useBuilding()
  const { id, title, show_if, fields } = section
  const asked = nearestAsked(fieldsOf(form), fields[0]?.id ?? id)
  const change = (changed: Partial<Pick<Section, 'title' | 'show_if'>>, step?: string) =>
    edit((now) => changeSection(now, id, changed), step && `${id} ${step}`)
  return (
    <>
      <div>
        <h2 className="text-2xl leading-tight wrap-anywhere">{title.en || 'Section without a title'}</h2>
        <p className="mt-1 text-muted">
          Section with {fields.length === 1 ? '1 field' : `${fields.length} fields`}
        </p>
      </div>
      <WordingFields
        key={id}
        label="Title"
        firstId={labelFieldId}
        value={title}
        max={120}
        onChange={(next) => change({ title: next ?? { en: '' } }, 'title')}
      />
      {(asked || show_if) && (
        <Segments
          label="Show it"
          value={show_if ? 'if' : 'always'}
          options={shown}
          onChange={(next) =>
            change({ show_if: next === 'if' && asked ? { all: [newClause(asked)] } : undefined })
          }
        />
      )}
      {show_if && (
        <ConditionEditor
          what="Show"
          of={id}
          condition={show_if}
          onChange={(next) => change({ show_if: next })}
        />
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-2">
        <button
          type="button"
          className={button('quiet')}
          onClick={() => edit((now) => moveSection(now, id, -1))}
        >
          <ArrowUp aria-hidden className="size-4.5" />
          Move up
        </button>
        <button
          type="button"
          className={button('quiet')}
          onClick={() => edit((now) => moveSection(now, id, 1))}
        >
          <ArrowDown aria-hidden className="size-4.5" />
          Move down
        </button>
        {form.sections.length > 1 && (
          <button type="button" className={button('quiet')} onClick={onRemove}>
            <Trash2 aria-hidden className="size-4.5" />
            Delete section
          </button>
        )}
      </div>
    </>
  )
}

const shown = [
  { value: 'always', label: 'Always' },
  { value: 'if', label: 'If…' },
] as const
