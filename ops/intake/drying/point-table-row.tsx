import type { PointCell, PointRow } from '#domain/readings/points/point-rows.ts'
import { decimal } from '../../words/quotient.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { chartLook } from './chart-line.tsx'
import { PointMark } from './point-mark.tsx'

type RowProps = {
  row: PointRow
  shown: readonly number[]
  chosen: number
  isLit: boolean
  onLight: (id: string | null) => void
  onOpen: (row: PointRow, from: HTMLElement) => void
  isPaper: boolean
}

export function PointTableRow({ row, shown, chosen, isLit, onLight, onOpen, isPaper }: RowProps) {
  const words = useDryingFileWords()
  const { point, goal, status, cells, dryUpTo, above } = row
  // A reading above the goal counts as dry by the rule of the company, which stands beside it.
  const rule = status === 'dry' && above !== null && above > 0 ? words.orLess(decimal(dryUpTo)) : null
  const statusWord = status === null ? words.notRead : words.rules.status[status]
  const isTrouble = status === 'stalled' || status === 'rising'
  const look = `${chartLook(status).text} ${isTrouble ? 'font-bold' : ''}`
  return (
    <tr
      data-point={point.id}
      className={`border-b border-line hover:bg-sheet ${isLit ? 'bg-sheet shadow-[inset_3px_0_0_var(--gold)]' : ''}`}
      onPointerEnter={() => onLight(point.id)}
      onPointerLeave={() => onLight(null)}
    >
      <th scope="row" className="p-0 font-normal">
        <button
          type="button"
          data-row
          className="flex w-full items-center gap-2.5 py-1 pl-1 text-left max-lg:min-h-12 print:min-h-0"
          onFocus={() => onLight(point.id)}
          onBlur={() => onLight(null)}
          onClick={(event) => onOpen(row, event.currentTarget)}
        >
          <PointMark number={point.number} status={status} />
          <span className="min-w-0 leading-snug wrap-anywhere">
            <span className="sr-only">{`${point.number}. `}</span>
            {words.pointName(point.material, point.place)}
            {goal.isDefault && ' '}
            {goal.isDefault && (
              <span className="inline-block bg-gold-wash px-1.5 text-[0.8125rem] whitespace-nowrap">
                {words.defaultGoal}
              </span>
            )}
            <span aria-hidden className={`block text-[0.8125rem] sm:hidden ${look}`}>
              {[statusWord, rule].filter(Boolean).join(', ')}
            </span>
          </span>
        </button>
      </th>
      <td className="px-1.5 text-right font-semibold text-green tabular-nums">{decimal(goal.goal)}</td>
      {isPaper && <td className="px-1.5 text-right tabular-nums">{words.orLess(decimal(dryUpTo))}</td>}
      {shown.map((nth) => (
        <td
          key={nth}
          className={`px-1.5 text-right tabular-nums ${nth === chosen ? 'text-base font-bold' : ''}`}
        >
          <Cell cell={cells[nth] ?? null} />
        </td>
      ))}
      <td className={`pl-3 whitespace-nowrap max-sm:sr-only ${look}`}>
        {statusWord}
        {rule !== null && !isPaper && (
          <span className="block text-[0.8125rem] leading-tight font-normal text-muted">{rule}</span>
        )}
      </td>
    </tr>
  )
}

function Cell({ cell }: { cell: PointCell | null }) {
  const words = useDryingFileWords()
  if (!cell) return <span className="text-muted">–</span>
  const { reading, isCorrected } = cell.counted
  const { value, no_access, meter, scale, is_late } = reading
  if (value === null)
    return (
      <span className="text-xs leading-tight font-normal" title={no_access ? words.noAccess(no_access) : ''}>
        {words.noAccessShort}
      </span>
    )
  const marks = [
    ...(isCorrected ? [{ sign: '*', says: words.corrected }] : []),
    ...(is_late ? [{ sign: '†', says: words.late }] : []),
  ]
  return (
    <>
      {cell.isLike ? (
        decimal(value)
      ) : (
        <span className="text-muted line-through decoration-dotted" title={words.otherScale(meter, scale)}>
          {decimal(value)}
        </span>
      )}
      {marks.length > 0 && (
        <>
          <sup aria-hidden className="ml-px">
            {marks.map(({ sign }) => sign).join('')}
          </sup>
          <span className="sr-only">{marks.map(({ says }) => says).join(', ')}</span>
        </>
      )}
    </>
  )
}
