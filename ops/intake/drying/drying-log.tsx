import { Printer } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { dryingView } from '#domain/readings/drying-view.ts'
import type { Room } from '#domain/rooms/room.ts'
import { button } from '../../ui/button.ts'
import { useNow } from '../../ui/use-now.ts'
import { useIsWide } from '../../ui/wide.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { AirPart } from './air-part.tsx'
import { Beside } from './beside.tsx'
import { ChamberPart } from './chamber-part.tsx'
import { chartScale } from './chart-plan.ts'
import { EvidencePart } from './evidence-part.tsx'
import { HistoryBody } from './history-body.tsx'
import { NeedsPart } from './needs-part.tsx'
import { OpenBeside, type Opened } from './opened.ts'
import { columnsShown, MoreVisits } from './more-visits.tsx'
import { StandingBlock } from './standing-block.tsx'
import type { Counted } from './status-bar.tsx'
import { useDryingKeys } from './use-drying-keys.ts'
import { usePrintLog } from './use-print-log.tsx'
import { WaterPart } from './water-part.tsx'
import { WorkingBody } from './working-body.tsx'

type LogProps = {
  job: JobDetail
  file: JobDrying
  rooms: readonly Room[]
  /** The way to the readings of the visit; nothing where the person takes none. */
  read: ReactNode
}

type Beside = Opened & { from: HTMLElement }

/** The drying log: the answer above, the chambers with their points below it, air and equipment beside them. */
export function DryingLog({ job, file, rooms, read }: LogProps) {
  const words = useDryingFileWords()
  const view = useMemo(() => dryingView(file, rooms), [file, rooms])
  const now = useNow()
  const isWide = useIsWide()
  const [only, setOnly] = useState<Counted | null>(null)
  const [lit, setLit] = useState<string | null>(null)
  const [isAll, setAll] = useState(false)
  const [stepped, setStepped] = useState<number | null>(null)
  const [beside, setBeside] = useState<Beside | null>(null)
  const last = view.columns.length - 1
  const chosen = stepped === null ? last : Math.min(stepped, last)
  const shown = columnsShown(view.columns.length, { isAll, isWide, chosen })
  const step = (by: 1 | -1) => setStepped(Math.max(0, Math.min(last, chosen + by)))
  const { print, sheet } = usePrintLog({ job, file, rooms, view })
  useDryingKeys({ print, step })
  const scale = chartScale(view, now)
  const row = view.chambers
    .flatMap(({ rows }) => rows)
    .find(({ point }) => beside?.kind === 'point' && point.id === beside.id)
  const there = rooms.filter(({ removed_at }) => removed_at === null)

  return (
    <OpenBeside value={(opened, from) => setBeside({ ...opened, from })}>
      <div className="relative gap-8 min-[84rem]:grid min-[84rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <StandingBlock view={view} only={only} onOnly={setOnly} />
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {read}
            <button type="button" className={button('plain')} onClick={print}>
              <Printer aria-hidden className="size-4.5" />
              {words.log}
            </button>
            <MoreVisits count={view.columns.length} {...{ isAll, isWide }} onAll={setAll} />
          </div>
          {view.chambers.map((chamber) => (
            <ChamberPart
              key={chamber.id}
              jobId={job.id}
              columns={view.columns}
              onLight={setLit}
              {...{ chamber, scale, shown, chosen, only, lit }}
            />
          ))}
        </div>
        <div className="min-w-0 max-[84rem]:mt-8 max-[84rem]:gap-x-10 md:max-[84rem]:grid md:max-[84rem]:grid-cols-2 min-[84rem]:border-l min-[84rem]:border-line min-[84rem]:pl-6">
          <AirPart jobId={job.id} view={view} chosen={chosen} onStep={step} />
          <NeedsPart {...{ job, file, rooms }} isDry={view.standing.kind === 'dry'} />
          <WaterPart job={job} rooms={there} />
          <EvidencePart
            key={`${file.readings.length} ${file.air.length} ${file.points.length}`}
            jobId={job.id}
          />
          <p className="mt-7 border-t border-line pt-3 text-[0.8125rem] text-muted">
            <span className="border-b-2 border-gold">{words.underlined[0]}</span> {words.underlined[1]}
          </p>
        </div>
        {beside?.kind === 'working' && (
          <Beside title={beside.working.title} from={beside.from} onClose={() => setBeside(null)}>
            <WorkingBody working={beside.working} />
          </Beside>
        )}
        {beside?.kind === 'point' && row && (
          <Beside
            title={`${row.point.number}. ${words.pointName(row.point.material, row.point.place)}`}
            from={beside.from}
            onClose={() => setBeside(null)}
          >
            <HistoryBody
              job={job}
              row={row}
              file={file}
              room={rooms.find(({ id }) => id === row.point.room_id)?.name ?? ''}
            />
          </Beside>
        )}
      </div>
      {sheet}
    </OpenBeside>
  )
}
