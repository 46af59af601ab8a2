import { ChevronRight, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { rowsOf, type Row } from '#domain/forms/answers/rows.ts'
import { withRowFormulas } from '#domain/forms/answers/row-formulas.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { valueWords } from '#domain/submissions/paper/value-words.ts'
import { asJson } from '#platform/canonical-json.ts'
import { newId } from '#platform/uuid.ts'
import { button } from '../../ui/button.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import type { AnswerOf } from './answer-field.tsx'
import { CellAnswer } from './cell-answer.tsx'

/** A table: on a phone each row is a small page of its own. */
export function TableAnswer({ field, value, language, jobId, job, onAnswer }: AnswerOf<'table'>) {
  const words = useFillWords()
  const { columns, least } = field
  const rows = withRowFormulas(columns, value ?? []) ?? []
  const [openId, setOpen] = useState<string | null>(null)
  const nth = rows.findIndex(({ id }) => id === openId)
  const open = rows[nth]

  function store(next: readonly Row[]) {
    const counted = new Set(columns.filter(({ type }) => type === 'calculated').map(({ id }) => id))
    const plain = next.map(({ id, cells }) => ({
      id,
      cells: Object.fromEntries(
        Object.entries(cells).filter(([name, cell]) => !counted.has(name) && isAnswered(cell)),
      ),
    }))
    onAnswer(plain.length === 0 ? undefined : asJson(plain))
  }

  function add() {
    const row = { id: newId(), cells: {} }
    store([...rowsOf(value), row])
    setOpen(row.id)
  }

  if (open)
    return (
      <div className="border-l-4 border-gold pl-3">
        <p className="font-display text-xl">{words.rowOf(nth + 1, rows.length)}</p>
        {columns.map((column) => (
          <CellAnswer
            key={`${open.id} ${column.id}`}
            column={column}
            cell={open.cells[column.id]}
            language={language}
            jobId={jobId}
            job={job}
            onAnswer={(cell) =>
              store(
                rows.map((row) =>
                  row.id === open.id ? { ...row, cells: { ...row.cells, [column.id]: cell } } : row,
                ),
              )
            }
          />
        ))}
        <div className="mt-3 flex gap-2.5">
          <button
            type="button"
            className={`min-h-14! flex-1 ${button('plain')}`}
            onClick={() => setOpen(null)}
          >
            {words.rowDone}
          </button>
          <button
            type="button"
            aria-label={words.removeRow}
            className={`min-h-14! ${button('quiet')}`}
            onClick={() => {
              setOpen(null)
              store(rows.filter(({ id }) => id !== open.id))
            }}
          >
            <Trash2 aria-hidden className="size-5" />
          </button>
        </div>
      </div>
    )
  const said = (row: Row) =>
    columns
      .filter(({ type, id }) => type !== 'photos' && isAnswered(row.cells[id]))
      .map((column) => valueWords(column, row.cells[column.id], language))
  return (
    <div>
      <ul>
        {rows.map((row, at) => (
          <li key={row.id}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center justify-between gap-3 border-b border-line text-left"
              onClick={() => setOpen(row.id)}
            >
              <span className="line-clamp-2 min-w-0 wrap-anywhere">
                {said(row).join(' · ') || words.row(at + 1)}
                {columns.some(
                  ({ id, is_needed, type }) =>
                    is_needed && type !== 'calculated' && !isAnswered(row.cells[id]),
                ) && <span className="block text-sm text-red">{words.why.cells}</span>}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      {rows.length < least && <p className="mt-1 text-muted">{words.leastRows(least)}</p>}
      <button
        type="button"
        data-option
        className={`mt-2.5 min-h-14! w-full ${button('plain')}`}
        onClick={add}
      >
        <Plus aria-hidden className="size-5" />
        {words.addRow}
      </button>
    </div>
  )
}
