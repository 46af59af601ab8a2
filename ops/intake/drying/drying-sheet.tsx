import { callName } from '#domain/leads/name-words.ts'
import type { DryingView } from '#domain/readings/drying-view.ts'
import { momentWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { AirTable } from './air-table.tsx'
import { chartScale } from './chart-plan.ts'
import { dayWords } from './day-words.ts'
import { EquipmentSheet } from './equipment-sheet.tsx'
import { PointChart } from './point-chart.tsx'
import { PointTable } from './point-table.tsx'
import type { NeedsProps } from './with-needs.tsx'

export type SheetProps = NeedsProps & { view: DryingView }

/** As wide as a letter page between its margins. */
const paperWidth = 700
const nothing = () => undefined

/** The log on paper: every visit, every reading that counts, and the charts. Workings are for staff and stay off it. */
export function DryingSheet({ job, file, rooms, view }: SheetProps) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const now = useNow()
  const { address, unit, state, zip } = job.facts
  const place = [[address, unit].filter(Boolean).join(' '), job.town, [state, zip].filter(Boolean).join(' ')]
  const scale = { ...chartScale(view, now), today: null }
  const all = view.columns.map((_, nth) => nth)
  return (
    <article
      data-print
      data-print-sheet
      data-theme="light"
      className="hidden bg-white p-2 text-sm text-black print:block"
    >
      <header className="flex justify-between gap-8 border-b-2 border-black pb-3">
        <div>
          <h1 className="text-3xl uppercase">{words.sheet.page}</h1>
          <p className="font-semibold">{callName(job)}</p>
          <p>{place.filter(Boolean).join(', ')}</p>
        </div>
        <div className="text-right">
          <p className="font-display text-xl">{job.number}</p>
          <p>{words.sheet.printed(momentWords(now, locale))}</p>
        </div>
      </header>
      {view.chambers.map((chamber) => {
        const name = words.chamber(chamber.chamber?.name ?? '')
        return (
          <section key={chamber.id} className="mt-5 break-inside-avoid">
            <h2 className="border-b border-black pb-1 text-xl">{name}</h2>
            <div className="mt-2">
              <PointChart
                {...{ chamber, scale }}
                width={paperWidth}
                rows={chamber.rows}
                said=""
                lit={null}
                onLight={nothing}
              />
            </div>
            <PointTable
              name={name}
              rows={chamber.rows}
              columns={view.columns}
              shown={all}
              chosen={all.length - 1}
              lit={null}
              onLight={nothing}
              onOpen={nothing}
            />
          </section>
        )
      })}
      <p className="mt-3">{words.sheet.goals}</p>
      <EquipmentSheet {...{ job, file, rooms }} />
      {view.columns.map((column, nth) => (
        <section key={column.key} className="mt-5 break-inside-avoid">
          <h2 className="text-xl">{`${words.air}, ${dayWords(column.at, locale)}`}</h2>
          <AirTable rows={view.air} chosen={nth} isPaper />
        </section>
      ))}
    </article>
  )
}
