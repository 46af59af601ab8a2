import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ChamberView, DryingView } from '#domain/readings/drying-view.ts'
import type { PointRow } from '#domain/readings/points/point-rows.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { ChamberAirLines } from './chamber-air-lines.tsx'
import type { ChartScale } from './chart-plan.ts'
import { dayWords } from './day-words.ts'
import { useOpenBeside } from './opened.ts'
import { PointChart } from './point-chart.tsx'
import { PointTable } from './point-table.tsx'
import type { Counted } from './status-bar.tsx'
import { useWidth } from '../../ui/use-width.ts'

type PartProps = {
  jobId: string
  chamber: ChamberView
  columns: DryingView['columns']
  scale: ChartScale
  shown: readonly number[]
  chosen: number
  only: Counted | null
  lit: string | null
  onLight: (id: string | null) => void
}

/** One chamber: its points as a chart and as a table, and what its air says. Its name folds it. */
export function ChamberPart({
  jobId,
  chamber,
  columns,
  scale,
  shown,
  chosen,
  only,
  lit,
  onLight,
}: PartProps) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const open = useOpenBeside()
  const [isFolded, setFolded] = useState(false)
  const [place, width] = useWidth()
  const name = words.chamber(chamber.chamber?.name ?? '')
  const rows = chamber.rows.filter(({ status }) => only === null || (status ?? 'unread') === only)
  const { counts, lastDry } = chamber
  const told = (['stalled', 'rising', 'wet', 'drying', 'unread', 'dry'] as const).filter(
    (each) => counts[each] > 0,
  )
  const isTrouble = counts.stalled + counts.rising > 0
  const first = told
    .filter((each) => (isTrouble ? each === 'stalled' || each === 'rising' : true))
    .slice(0, 2)
  const said = [
    `${words.counts(told.map((each) => words.count(each, counts[each])))}.`,
    lastDry && words.lastDry(dayWords(lastDry.earliest, locale), dayWords(lastDry.latest, locale)),
  ]
  const openRow = (row: PointRow, from: HTMLElement) => open({ kind: 'point', id: row.point.id }, from)
  if (rows.length === 0) return null
  return (
    <section className="mt-5">
      <h3 className="border-b border-ink">
        <button
          type="button"
          aria-expanded={!isFolded}
          className="flex w-full items-baseline gap-3 pb-1 text-left max-lg:min-h-12 max-lg:items-center"
          onClick={() => setFolded(!isFolded)}
        >
          <span className="text-[1.375rem] wrap-anywhere">{name}</span>
          <span className={`font-sans text-[0.9375rem] font-bold ${isTrouble ? 'text-red' : 'text-ink'}`}>
            {words.counts(first.map((each) => words.count(each, counts[each])))}
          </span>
          <span className="ml-auto font-sans text-[0.8125rem] font-normal text-muted max-lg:hidden">
            {words.distance}
          </span>
          <ChevronDown
            aria-hidden
            className={`size-4.5 shrink-0 self-center text-muted max-lg:ml-auto ${isFolded ? '' : 'rotate-180'}`}
          />
        </button>
      </h3>
      {!isFolded && (
        <div className="mt-2 gap-5 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
          <div ref={place} className="min-w-0">
            {width > 0 && (
              <PointChart
                chamber={chamber}
                scale={scale}
                width={width}
                said={words.chartSays(name, said.filter(Boolean).join(' '))}
                rows={rows}
                lit={lit}
                onLight={onLight}
                onOpen={(row) => {
                  const from = document.querySelector<HTMLElement>(
                    `[data-point="${row.point.id}"] [data-row]`,
                  )
                  if (from) openRow(row, from)
                }}
              />
            )}
          </div>
          <div className="min-w-0">
            <PointTable {...{ jobId, name, rows, columns, shown, chosen, lit, onLight }} onOpen={openRow} />
            <p className="mt-2 text-[0.8125rem] text-muted">{words.dryRule(dryRules(chamber.rows))}</p>
            {chamber.air && <ChamberAirLines air={chamber.air} />}
          </div>
        </div>
      )}
    </section>
  )
}

/** Up to which reading each goal of a chamber counts as reached, the lowest goal in front. */
function dryRules(rows: readonly PointRow[]) {
  const most = new Map(rows.map(({ goal, dryUpTo }) => [goal.goal, dryUpTo]))
  return [...most]
    .toSorted(([one], [other]) => one - other)
    .map(([goal, dryUpTo]) => ({ goal: String(goal), most: String(dryUpTo) }))
}
