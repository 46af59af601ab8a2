import type { Json } from '#platform/canonical-json.ts'
import type { Field } from '../definition/field.ts'
import type { RowSource } from '../definition/job-rows.ts'
import type { FileRow } from '../facts/file-rows.ts'
import { cellOf } from './answer-of-field.ts'

/** The rows that a job has; none where its file isn't known. */
export type RowsOfJob = Partial<Readonly<Record<RowSource, readonly FileRow[]>>>

type Cell = readonly [id: string, value: Json]
type Table = Extract<Field, { type: 'table' }>

/** The rows of the job as this table has them. A cell stays empty where its column doesn't take what the job says. */
export function linkedRows({ rows_from, columns }: Table, rows: RowsOfJob): Json | undefined {
  const there = rows_from && rows[rows_from]
  if (!there || there.length === 0) return undefined
  return there.map(({ id, facts }) => {
    const cells = columns.flatMap((column): Cell[] => {
      const value = 'fact' in column && column.fact ? facts[column.fact] : undefined
      const fits = value !== undefined && value !== null && cellOf(column).safeParse(value).success
      return fits ? [[column.id, value]] : []
    })
    return { id, cells: Object.fromEntries(cells) }
  })
}
