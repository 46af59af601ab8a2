import { ArrowDown, ArrowUp, Copy, Lock, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Field } from '#domain/forms/definition/field.ts'
import { useBuilding } from '../builder-context.ts'
import { moveField, placeField, sectionOf } from '../edit/edits.ts'
import { kindGroups, kindWords } from '../edit/field-kinds.ts'
import { asKind, nameOf } from '../edit/new-field.ts'
import { kindIcons } from '../outline/field-icons.ts'
import { KindPart } from './kind-part.tsx'
import { NeedPart } from './need-part.tsx'
import { Select, SettingLine } from './small-fields.tsx'
import { SourcePart } from './source-part.tsx'
import { WordingFields } from './wording-fields.tsx'

/** The field in which the label of a new field is written. */
export const labelFieldId = 'field-label'

type FieldSettingsProps = { field: Field; onCopy: () => void; onRemove: () => void }

/** Everything that can be set about one field. */
export function FieldSettings({ field, onCopy, onRemove }: FieldSettingsProps) {
  const { form, change, edit, newId } = useBuilding()
  const { id, type, label, help } = field
  const Icon = kindIcons[type]
  return (
    <>
      <div>
        <h2 className="flex items-start gap-2.5 text-2xl leading-tight wrap-anywhere">
          <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0" />
          {nameOf(field)}
        </h2>
        <p className="mt-1 flex items-center gap-1.5 font-mono text-[0.8125rem] text-muted">
          <Lock aria-hidden className="size-3.5 shrink-0" />
          <span className="sr-only">ID, which stays: </span>
          {id}
        </p>
      </div>
      <WordingFields
        key={`${id} label`}
        label="Label"
        firstId={labelFieldId}
        value={label}
        max={200}
        onChange={(next) => change({ ...field, label: next ?? { en: '' } }, 'label')}
      />
      <WordingFields
        key={`${id} help`}
        label="Help"
        isOptional
        value={help}
        max={400}
        onChange={(next) => change({ ...field, help: next }, 'help')}
      />
      <NeedPart field={field} />
      <KindPart key={id} field={field} onChange={change} />
      <SourcePart field={field} />
      <div>
        <SettingLine label="Kind">
          <Select
            label="Kind of field"
            value={type}
            options={kinds}
            onChange={(next) => {
              const kind = kinds.find(({ value }) => value === next)?.value
              if (kind) change(asKind(field, kind, newId))
            }}
          />
        </SettingLine>
        <SettingLine label="Seen by">
          <Select
            label="Who sees the answer"
            value={field.seen_with ?? ''}
            options={readers}
            onChange={(right) =>
              change({ ...field, seen_with: readers.find(({ value }) => value === right)?.right })
            }
          />
        </SettingLine>
        <SettingLine label="Section">
          <Select
            label="Section"
            value={sectionOf(form, id)?.id ?? ''}
            options={form.sections.map(({ id: value, title }, nth) => ({
              value,
              label: `${nth + 1} ${title.en}`,
            }))}
            onChange={(section) => edit((now) => placeField(now, id, { section, before: null }))}
          />
        </SettingLine>
      </div>
      <div className="flex flex-wrap gap-x-1 border-t border-line pt-1">
        <IconButton label="Move up" keys="Alt+↑" onPress={() => edit((now) => moveField(now, id, -1))}>
          <ArrowUp aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label="Move down" keys="Alt+↓" onPress={() => edit((now) => moveField(now, id, 1))}>
          <ArrowDown aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label="Copy" keys="Ctrl+D" onPress={onCopy}>
          <Copy aria-hidden className="size-4.5" />
          Copy
        </IconButton>
        <IconButton label="Delete" keys="Del" onPress={onRemove}>
          <Trash2 aria-hidden className="size-4.5" />
          Delete
        </IconButton>
      </div>
    </>
  )
}

type IconButtonProps = { label: string; keys: string; onPress: () => void; children: ReactNode }

function IconButton({ label, keys, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={`${label} (${keys})`}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2.5 font-semibold hover:bg-wash"
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** Besides whoever submitted it. */
const readers = [
  { value: '', label: 'Everyone who sees the form', right: undefined },
  { value: 'claims.view', label: 'Who sees the claim', right: 'claims.view' },
  { value: 'money.view', label: 'Who sees the money', right: 'money.view' },
] as const

const kinds = kindGroups.flatMap((group) => group.kinds).map((value) => ({ value, label: kindWords[value] }))
