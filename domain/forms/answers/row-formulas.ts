import type { Column } from '../definition/columns.ts'
import { runFormula } from '../formulas/formula.ts'
import { rowsOf, type Row } from './rows.ts'

/** The rows with what their formulas count. A formula sees the cells of its row, those of other formulas before it too. */
export function withRowFormulas(columns: readonly Column[], answer: unknown): readonly Row[] | undefined {
  if (answer === undefined) return undefined
  return rowsOf(answer).map(({ id, cells }) => ({ id, cells: countRow(columns, cells) }))
}

function countRow(columns: readonly Column[], cells: Readonly<Record<string, unknown>>) {
  const counted = { ...cells }
  for (const column of columns)
    if (column.type === 'calculated') {
      const value = runFormula(column.formula, (name) => counted[name], column.decimals)
      if (value === null) delete counted[column.id]
      else counted[column.id] = value
    }
  return counted
}
