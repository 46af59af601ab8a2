import type { Column } from '#domain/forms/definition/columns.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { rowFacts, rowSources, sourceOf, type RowSource } from '#domain/forms/definition/job-rows.ts'
import { factOf, takesFact, withFact, withRowsFrom } from '../edit/table-rows.ts'
import { Select, SettingLine } from './small-fields.tsx'

const nothing = { value: '', label: 'Nothing' }

type Table = Extract<Field, { type: 'table' }>
type RowsPartProps = { field: Table; onChange: (field: Table) => void }

/** What on the job the table has a row for. */
export function RowsPart({ field, onChange }: RowsPartProps) {
  return (
    <SettingLine label="Rows from">
      <Select
        label="Rows from the job"
        value={field.rows_from ?? ''}
        options={[nothing, ...rowSources]}
        onChange={(source) =>
          onChange(withRowsFrom(field, rowSources.find(({ value }) => value === source)?.value))
        }
      />
    </SettingLine>
  )
}

type ColumnFactProps = {
  column: Column
  rowsFrom: RowSource | undefined
  onChange: (column: Column) => void
}

/** What a column says of the job’s row. */
export function ColumnFact({ column, rowsFrom, onChange }: ColumnFactProps) {
  if (!rowsFrom || !takesFact(column)) return null
  const facts = rowFacts.filter(({ value }) => sourceOf(value) === rowsFrom)
  return (
    <SettingLine label="Filled from">
      <Select
        label="Column filled from the job"
        value={factOf(column) ?? ''}
        options={[nothing, ...facts]}
        onChange={(fact) => onChange(withFact(column, facts.find(({ value }) => value === fact)?.value))}
      />
    </SettingLine>
  )
}
