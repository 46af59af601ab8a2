import { writeCsv } from '#platform/text/csv.ts'

/** The names of rooms or chambers, by their ids. */
export type Names = ReadonlyMap<string, string>

/** What a cell is made of; null is an empty cell. */
type Value = string | number | boolean | null | undefined

/** A CSV file by its columns, each with what it says of a row. */
export function tableOf<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => Value>>,
): string {
  const cells = Object.values(columns)
  return writeCsv(
    Object.keys(columns),
    rows.map((row) => cells.map((cell) => wordOf(cell(row)))),
  )
}

function wordOf(value: Value) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === null || value === undefined ? '' : String(value)
}

/** Figures that are worked out are told as exactly as they are shown. */
export function rounded(value: number | null | undefined, digits = 1): string {
  return value === null || value === undefined ? '' : value.toFixed(digits)
}
