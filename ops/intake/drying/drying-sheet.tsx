import type { JobEvidence } from '#domain/evidence/job-evidence.ts'
import type { ChamberView, DryingView } from '#domain/readings/drying-view.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { AirTable } from './air-table.tsx'
import { ChamberAirLines } from './chamber-air-lines.tsx'
import { chartScale, type ChartScale } from './chart-plan.ts'
import { dayWords } from './day-words.ts'
import { SheetNeeds } from './sheet-needs.tsx'
import { useNow } from '../../ui/use-now.ts'
import { PointChart } from './point-chart.tsx'
import { PointTable } from './point-table.tsx'
import { SheetCorrections } from './sheet-corrections.tsx'
import { SheetEquipment } from './sheet-equipment.tsx'
import { SheetLoss } from './sheet-loss.tsx'
import { SheetPointChanges } from './sheet-point-changes.tsx'
import { SheetPage } from './sheet-page.tsx'
import { SheetRecord } from './sheet-record.tsx'
import { SheetVisits } from './sheet-visits.tsx'
import type { NeedsProps } from './with-needs.tsx'

export type SheetProps = Omit<NeedsProps, 'isDry'> & { view: DryingView; evidence: JobEvidence | null }

/** As wide as a letter page between its margins. */
const paperWidth = 700
const nothing = () => undefined

/** The log on paper: every visit, every reading that counts, and the charts. Workings are for staff and stay off it. */
export function DryingSheet({ job, file, rooms, view, evidence }: SheetProps) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const now = useNow()
  const scale = { ...chartScale(view, now), today: null }
  return (
    <SheetPage job={job}>
      <SheetLoss {...{ job, rooms }} />
      {view.chambers.map((chamber) => (
        <SheetChamber key={chamber.id} {...{ chamber, scale }} columns={view.columns} />
      ))}
      <p className="mt-3">{words.sheet.goals}</p>
      <p>{words.sheet.estimate}</p>
      <SheetCorrections file={file} />
      <SheetPointChanges {...{ file, rooms }} />
      <SheetVisits view={view} />
      <SheetNeeds {...{ job, file, rooms }} isDry={view.standing.kind === 'dry'} />
      <SheetEquipment jobId={job.id} />
      {view.columns.map((column, nth) => (
        <section key={column.key} className="mt-5 break-inside-avoid">
          <h2 className="text-xl">{`${words.air}, ${dayWords(column.at, locale)}`}</h2>
          <AirTable rows={view.air} chosen={nth} isPaper />
        </section>
      ))}
      <SheetRecord evidence={evidence} />
    </SheetPage>
  )
}

type ChamberProps = { chamber: ChamberView; scale: ChartScale; columns: DryingView['columns'] }

function SheetChamber({ chamber, scale, columns }: ChamberProps) {
  const words = useDryingFileWords()
  const name = words.chamber(chamber.chamber?.name ?? '')
  const all = columns.map((_, nth) => nth)
  return (
    <section className="mb-5 break-inside-avoid">
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
        {...{ name, columns }}
        isPaper
        rows={chamber.rows}
        shown={all}
        chosen={all.length - 1}
        lit={null}
        onLight={nothing}
        onOpen={nothing}
      />
      {chamber.air && <ChamberAirLines air={chamber.air} isPaper />}
      {metersOf(chamber).map(({ meter, scale, numbers }) => (
        <p key={`${meter} ${scale}`} className="mt-1">
          {words.sheet.meter(meter, scale, numbers)}
        </p>
      ))}
    </section>
  )
}

/** The meters with which the points of a chamber are read, each with the numbers of its points; the numbers are left out for a single one. */
function metersOf({ rows }: ChamberView) {
  const points = rows.map(({ point }) => point).toSorted((one, other) => one.number - other.number)
  const meters = [...Map.groupBy(points, ({ meter, scale }) => JSON.stringify([meter, scale])).values()]
  return meters.flatMap((held) => {
    const [first] = held
    const numbers = meters.length > 1 ? held.map(({ number }) => number) : []
    return first ? [{ meter: first.meter, scale: first.scale, numbers }] : []
  })
}
