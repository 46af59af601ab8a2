import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Column } from '#domain/forms/definition/columns.ts'
import type { RowSource } from '#domain/forms/definition/job-rows.ts'
import { useBuilding } from '../builder-context.ts'
import { columnWords } from '../edit/field-kinds.ts'
import { asColumnKind, newColumn } from '../edit/new-field.ts'
import { FormulaPart } from './formula-part.tsx'
import { LimitsPart, UnitPart } from './number-part.tsx'
import { OptionsPart } from './options-part.tsx'
import { ColumnFact } from './rows-part.tsx'
import { Select, SettingLine, Toggle } from './small-fields.tsx'
import { WordingFields } from './wording-fields.tsx'

type ColumnsPartProps = {
  columns: readonly Column[]
  rowsFrom: RowSource | undefined
  onChange: (columns: Column[]) => void
}

const most = 12

/** The columns of a table, one of them open. */
export function ColumnsPart({ columns, rowsFrom, onChange }: ColumnsPartProps) {
  const { newId } = useBuilding()
  const [open, setOpen] = useState<string | null>(null)

  function move(nth: number, by: 1 | -1) {
    const column = columns[nth]
    if (column && columns[nth + by]) onChange(columns.toSpliced(nth, 1).toSpliced(nth + by, 0, column))
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">Columns</legend>
      <ol className="border-t border-line">
        {columns.map((column, nth) => (
          <li
            key={column.id}
            className={`border-b border-line ${open === column.id ? 'border-l-3 border-l-gold pl-2' : ''}`}
          >
            <button
              type="button"
              aria-expanded={open === column.id}
              className="flex min-h-11 w-full items-center gap-2 text-left hover:bg-wash lg:min-h-9"
              onClick={() => setOpen(open === column.id ? null : column.id)}
            >
              <span className="min-w-0 flex-1 truncate">{column.label.en || `Column ${nth + 1}`}</span>
              <span className="text-sm text-muted">
                {columnWords[column.type]}
                {column.is_needed && ' *'}
              </span>
              <ChevronDown
                aria-hidden
                className={`size-4 text-muted ${open === column.id ? 'rotate-180' : ''}`}
              />
            </button>
            {open === column.id && (
              <div className="grid gap-2.5 pb-2">
                <ColumnSettings
                  column={column}
                  rowsFrom={rowsFrom}
                  others={columns.filter(({ id }) => id !== column.id)}
                  onChange={(next) => onChange(columns.with(nth, next))}
                />
                <div className="flex">
                  <button
                    type="button"
                    aria-label="Move the column up"
                    aria-disabled={nth === 0}
                    className={iconButton}
                    onClick={() => move(nth, -1)}
                  >
                    <ArrowUp aria-hidden className="size-4" />
                  </button>
                  <button
                    type="button"
                    aria-label="Move the column down"
                    aria-disabled={nth === columns.length - 1}
                    className={iconButton}
                    onClick={() => move(nth, 1)}
                  >
                    <ArrowDown aria-hidden className="size-4" />
                  </button>
                  <button
                    type="button"
                    aria-label="Remove the column"
                    className={iconButton}
                    onClick={() => onChange(columns.toSpliced(nth, 1))}
                  >
                    <Trash2 aria-hidden className="size-4" />
                  </button>
                </div>
              </div>
            )}
          </li>
        ))}
      </ol>
      {columns.length < most && (
        <button
          type="button"
          className="flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-semibold hover:underline lg:min-h-8"
          onClick={() => {
            const column = newColumn('text', newId)
            onChange([...columns, column])
            setOpen(column.id)
          }}
        >
          <Plus aria-hidden className="size-4" />
          Column
        </button>
      )}
    </fieldset>
  )
}

type ColumnSettingsProps = {
  column: Column
  rowsFrom: RowSource | undefined
  others: readonly Column[]
  onChange: (column: Column) => void
}

function ColumnSettings({ column, rowsFrom, others, onChange }: ColumnSettingsProps) {
  const { newId } = useBuilding()
  return (
    <>
      <WordingFields
        label="Name of the column"
        value={column.label}
        max={80}
        onChange={(label) => onChange({ ...column, label: label ?? { en: '' } })}
      />
      <div>
        <SettingLine label="Kind">
          <Select
            label="Kind of the column"
            value={column.type}
            options={kinds}
            onChange={(type) => {
              const kind = kinds.find(({ value }) => value === type)?.value
              if (kind) onChange(asColumnKind(column, kind, newId))
            }}
          />
        </SettingLine>
        {(column.type === 'number' || column.type === 'calculated') && (
          <UnitPart
            unit={column.unit}
            decimals={column.decimals}
            onChange={(changed) => onChange({ ...column, ...changed })}
          />
        )}
        {column.type === 'number' && (
          <LimitsPart
            min={column.min}
            max={column.max}
            onChange={(changed) => onChange({ ...column, ...changed })}
          />
        )}
        <ColumnFact column={column} rowsFrom={rowsFrom} onChange={onChange} />
        {column.type !== 'calculated' && (
          <Toggle
            label="Needed in each row"
            isOn={column.is_needed}
            onChange={(is_needed) => onChange({ ...column, is_needed })}
          />
        )}
      </div>
      {column.type === 'choice' && (
        <OptionsPart options={column.options} onChange={(options) => onChange({ ...column, options })} />
      )}
      {column.type === 'calculated' && (
        <FormulaPart
          formula={column.formula}
          names={others.map(({ id, label }) => ({ id, name: label.en || id }))}
          onChange={(formula) => onChange({ ...column, formula })}
        />
      )}
    </>
  )
}

const kinds = (['text', 'number', 'choice', 'yes_no', 'date', 'time', 'photos', 'calculated'] as const).map(
  (value) => ({
    value,
    label: columnWords[value],
  }),
)
const iconButton =
  'grid size-11 place-content-center rounded-sm text-muted hover:not-aria-disabled:bg-wash hover:not-aria-disabled:text-ink aria-disabled:opacity-30 lg:size-9'
