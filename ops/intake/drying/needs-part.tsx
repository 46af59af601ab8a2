import { Link } from '@tanstack/react-router'
import { findChart, firstChart } from '#domain/drying/chart.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useMay } from '../../session/may.ts'
import { decimal } from '../../words/quotient.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useEquipment } from '../equipment/use-equipment.ts'
import { Figure } from './figure.tsx'
import { needsOf, type NeedRow } from './needs.ts'

type NeedsProps = { jobId: string; rooms: readonly Room[]; category: number | null; chartId: string }

/** The machines that are recommended to begin with, beside those that stand there, where the person may see them. */
export function NeedsPart(props: NeedsProps) {
  const maySee = useMay('equipment.view')
  return maySee ? <NeedsAndPlaced {...props} /> : <Needs {...props} stays={null} />
}

function NeedsAndPlaced(props: NeedsProps) {
  const { query, stays } = useEquipment(props.jobId)
  return <Needs {...props} stays={query.data && stays.length > 0 ? stays : null} />
}

function Needs({
  jobId,
  rooms,
  category,
  chartId,
  stays,
}: NeedsProps & { stays: readonly JobStay[] | null }) {
  const words = useDryingFileWords()
  const rows = needsOf({ rooms, category, chart: findChart(chartId) ?? firstChart, words, stays })
  return (
    <section aria-label={words.equipment} className="mt-7 md:max-[84rem]:mt-0">
      <div className="flex items-baseline border-b border-ink pb-1">
        <h3 className="mr-auto text-[1.375rem]">{words.equipment}</h3>
        <span className="text-[0.8125rem] text-muted">{words.recommended}</span>
        {stays && <span className="w-16 text-right text-[0.8125rem] text-muted">{words.placed}</span>}
      </div>
      {rows.length === 0 && <p className="mt-2 text-muted">{words.noRooms}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <Need key={row.key} row={row} jobId={jobId} />
        ))}
      </ul>
    </section>
  )
}

function Need({ row, jobId }: { row: NeedRow; jobId: string }) {
  const words = useDryingFileWords()
  const { title, pints, working, placed, lacks } = row
  const isOff = placed !== null && working !== null && String(placed) !== working.figure
  return (
    <li className={`py-1.5 ${isOff ? '-mx-3 border-l-3 border-gold bg-gold-wash px-3' : ''}`}>
      <div className="flex items-baseline gap-3">
        <span className="mr-auto min-w-0 wrap-anywhere">
          {title}
          {pints !== null && `, ${words.pints(decimal(pints))}`}
        </span>
        {working ? <Figure working={working} /> : <span>–</span>}
        {placed !== null && (
          <span className="w-12 shrink-0 text-right font-bold tabular-nums">
            <span className="sr-only">{words.placedMore} </span>
            {placed}
          </span>
        )}
      </div>
      {isOff && (
        <Link
          to="/ops/intake/$id/equipment"
          params={{ id: jobId }}
          className="relative text-[0.8125rem] underline underline-offset-2 after:absolute after:-inset-1"
        >
          {words.difference(placed - Number(working.figure))}
        </Link>
      )}
      {lacks && (
        <p className="mt-0.5 border-l-3 border-gold bg-gold-wash px-2 py-1 text-[0.8125rem]">
          {lacks}{' '}
          <Link
            to="/ops/intake/$id/rooms"
            params={{ id: jobId }}
            className="relative font-semibold underline underline-offset-2 after:absolute after:-inset-2"
          >
            {words.toRooms}
          </Link>
        </p>
      )}
    </li>
  )
}
