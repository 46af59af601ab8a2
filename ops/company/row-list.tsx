import { Field } from '../ui/field.tsx'
import { OrderedRows } from '../ui/ordered-rows.tsx'

export type RowColumn<Row> = {
  part: keyof Row & string
  label: string
  maxLength: number
  type?: 'url'
  placeholder?: string
}

type RowListProps<Row> = {
  /** Of the fact; the fields are called `name.0.part`. */
  name: string
  title: string
  hint: string
  noun: string
  rows: readonly Row[]
  columns: readonly RowColumn<Row>[]
  /** Left out where their number is fixed. */
  growth?: { blank: Row; most: number }
  errorAt: (path: string) => string | undefined
  onChange: (rows: Row[]) => void
}

/** Short rows of texts. */
export function RowList<Row extends Record<string, string>>({
  columns,
  errorAt,
  ...list
}: RowListProps<Row>) {
  const { name, rows, onChange } = list
  return (
    <OrderedRows {...list} firstPart={columns[0]?.part ?? ''}>
      {(row, index) => (
        <div className="grid gap-3 sm:grid-cols-2">
          {columns.map(({ part, ...column }) => (
            <Field
              key={part}
              {...column}
              name={`${name}.${index}.${part}`}
              autoComplete="off"
              value={row[part]}
              error={errorAt(`${name}.${index}.${part}`)}
              onChange={({ target }) => onChange(rows.with(index, { ...row, [part]: target.value }))}
            />
          ))}
        </div>
      )}
    </OrderedRows>
  )
}
