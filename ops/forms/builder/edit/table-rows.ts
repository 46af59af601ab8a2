import type { Column } from '#domain/forms/definition/columns.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { sourceOf, type RowFact, type RowSource } from '#domain/forms/definition/job-rows.ts'

type Table = Extract<Field, { type: 'table' }>

/** The same table with other rows of the job, or with none: what its columns took of the rows before, they take no longer. */
export function withRowsFrom(table: Table, rows_from: RowSource | undefined): Table {
  const columns = table.columns.map((column) => {
    const fact = factOf(column)
    return fact && sourceOf(fact) !== rows_from ? withFact(column, undefined) : column
  })
  return { ...table, rows_from, columns }
}

/** What the cells of a column say of the job’s row. Photos and formulas take nothing. */
export function factOf(column: Column): RowFact | undefined {
  return 'fact' in column ? column.fact : undefined
}

export function takesFact(column: Column) {
  return column.type !== 'photos' && column.type !== 'calculated'
}

export function withFact(column: Column, fact: RowFact | undefined): Column {
  return takesFact(column) ? { ...column, fact } : column
}
