import { useBuilding, wholeForm } from '../builder-context.ts'
import { findField } from '../edit/edits.ts'
import { FieldSettings } from './field-settings.tsx'
import { FormSettings } from './form-settings.tsx'
import { SectionSettings } from './section-settings.tsx'

type SettingsProps = { slug: string; isReadOnly: boolean; onCopy: () => void; onRemove: () => void }

/** What can be set about what is selected. Of a version that was published it is only read. */
export function Settings({ slug, isReadOnly, onCopy, onRemove }: SettingsProps) {
  const { form, selected } = useBuilding()
  const field = findField(form, selected)
  const section = form.sections.find(({ id }) => id === selected)
  return (
    <section aria-label="Settings" className="@container">
      <fieldset disabled={isReadOnly} className="grid min-w-0 gap-4 [&>*]:min-w-0">
        {field ? (
          <FieldSettings key={field.id} field={field} onCopy={onCopy} onRemove={onRemove} />
        ) : section ? (
          <SectionSettings key={section.id} section={section} onRemove={onRemove} />
        ) : (
          selected === wholeForm && <FormSettings slug={slug} />
        )}
      </fieldset>
    </section>
  )
}
