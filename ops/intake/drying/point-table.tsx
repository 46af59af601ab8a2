import type { PointRow } from '#domain/readings/points/point-rows.ts'
import type { VisitColumn } from '#domain/readings/visits/read-visits.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { columnDay, isLongSpan } from './day-words.ts'
import { VisitLink } from './visit-link.tsx'
import { PointTableRow } from './point-table-row.tsx'

type TableProps = {
  /** Whose visits the days lead to; on paper they lead nowhere. */
  jobId?: string
  name: string
  rows: readonly PointRow[]
  columns: readonly VisitColumn[]
  /** Which columns are shown, by their place. */
  shown: readonly number[]
  chosen: number
  lit: string | null
  onLight: (id: string | null) => void
  onOpen: (row: PointRow, from: HTMLElement) => void
  /** On paper the rule stands beside each goal. */
  isPaper?: boolean
}

/** The numbers of a chart: a row for each point, a column for each visit. */
export function PointTable({
  jobId,
  name,
  rows,
  columns,
  shown,
  chosen,
  lit,
  onLight,
  onOpen,
  isPaper = false,
}: TableProps) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const counted = rows.flatMap(({ cells }) => shown.flatMap((nth) => cells[nth]?.counted ?? []))
  const legend = [
    ...(counted.some(({ isCorrected }) => isCorrected) ? [words.legend.corrected] : []),
    ...(counted.some(({ reading }) => reading.is_late) ? [words.legend.late] : []),
  ]
  const [first, last] = [columns[0], columns.at(-1)]
  const isLong = first !== undefined && last !== undefined && isLongSpan(first.at, last.at)
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left lg:text-sm">
        <caption className="sr-only">{words.tableOf(name)}</caption>
        <thead>
          <tr className="border-b border-line text-[0.8125rem] text-muted">
            <th scope="col" className="py-1 pl-8 font-normal">
              {words.point}
            </th>
            <th scope="col" className="px-1.5 py-1 text-right font-normal">
              {words.goal}
            </th>
            {isPaper && (
              <th scope="col" className="px-1.5 py-1 text-right font-normal">
                {words.sheet.dryAt}
              </th>
            )}
            {shown.map((nth) => {
              const column = columns[nth]
              return (
                column && (
                  <th
                    key={column.key}
                    scope="col"
                    className={`px-1.5 py-1 text-right ${nth === chosen ? 'font-bold text-ink' : 'font-normal'}`}
                  >
                    <VisitLink jobId={jobId} column={column}>
                      {columnDay(column.at, { isLong, locale })}
                    </VisitLink>
                    {column.isOpen && <span className="block text-xs leading-none">{words.open}</span>}
                  </th>
                )
              )
            })}
            <th scope="col" className="py-1 pl-3 font-normal max-sm:hidden">
              {words.status}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PointTableRow
              key={row.point.id}
              row={row}
              shown={shown}
              chosen={chosen}
              isLit={lit === row.point.id}
              onLight={onLight}
              onOpen={onOpen}
              isPaper={isPaper}
            />
          ))}
        </tbody>
      </table>
      {legend.length > 0 && <p className="mt-1 text-[0.8125rem] text-muted">{legend.join('. ')}.</p>}
    </div>
  )
}
