import type { PlannedLine } from '#domain/employees/employee-import.ts'
import { doesWords } from './plan-words.ts'

const order: readonly PlannedLine['does'][] = ['refuse', 'add', 'change', 'nothing']

/** What each line of the file would do: lines with errors first, then by action. */
export function PlanLines({ lines }: { lines: readonly PlannedLine[] }) {
  const sorted = lines.toSorted((a, b) => order.indexOf(a.does) - order.indexOf(b.does) || a.line - b.line)
  return (
    <ol aria-label="Lines of the file" className="mt-3 border-t border-ink">
      {sorted.map((line) => (
        <li
          key={line.line}
          className={`grid gap-x-4 gap-y-1 border-b border-l-3 border-b-line px-2 py-2.5 sm:grid-cols-[4.5rem_6rem_minmax(0,1fr)] ${line.does === 'refuse' ? 'border-l-red' : 'border-l-transparent'}`}
        >
          <span className="text-sm text-muted tabular-nums">Line {line.line}</span>
          <span className={line.does === 'refuse' ? 'font-semibold text-red' : 'font-semibold'}>
            {doesWords[line.does]}
          </span>
          <span className="min-w-0 wrap-anywhere">
            {line.name || 'No name'} <span className="text-muted">{line.username}</span>
            {line.errors.map(({ column, sentence }) => (
              <span key={column + sentence} className="block text-sm text-red">
                {column}: {sentence}
              </span>
            ))}
            {line.changes.map(({ column, before, after }) => (
              <span key={column} className="block text-sm text-muted">
                {column}: {before || 'nothing'} → {after || 'nothing'}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
