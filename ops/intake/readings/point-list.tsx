import type { JobDrying } from '#domain/readings/drying-file.ts'
import { useNow } from '../../ui/use-now.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import type { EarlierVisit } from './earlier.ts'
import { PointDot } from './point-dot.tsx'
import { Replaced } from './replaced.tsx'
import type { RoomNames } from './room-names.ts'
import { placeOf, readingWords } from './shown-value.ts'
import { isRead, type PointStop, type Stop, type Walk } from './walk.ts'

type PointListProps = {
  walk: Walk
  at: Stop | null
  rooms: RoomNames
  /** What a row does when it is chosen; null where there is nothing to do with it. */
  onChoose: ((stop: Stop) => void) | null
  /** Of a closed visit only what was read can be chosen. */
  canChoose?: (stop: Stop) => boolean
  /** Of a closed visit: what was corrected stands below its row. */
  corrected?: Pick<JobDrying, 'readings' | 'air'>
}

/** All of the walk by room: what was read at the visits before, and now. */
export function PointList({ walk, at, rooms, onChoose, canChoose = () => true, corrected }: PointListProps) {
  const words = useReadingWords()
  const { room } = useRoomWords()
  const now = useNow()
  const { legs, earlier } = walk
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <thead>
        <tr className="border-b border-ink text-sm text-muted [&>th]:px-2 [&>th]:pb-1.5 [&>th]:font-semibold [&>th]:whitespace-nowrap">
          <th scope="col" className="w-full">
            {words.table.point}
          </th>
          <th scope="col" className="text-right max-sm:hidden">
            {words.table.goal}
          </th>
          {earlier.map((visit) => (
            <th key={visit.key} scope="col" className="w-16 text-right whitespace-nowrap max-sm:hidden">
              {words.column(visit.at, now)}
            </th>
          ))}
          <th scope="col" className="w-20 text-right">
            {words.table.now}
          </th>
        </tr>
      </thead>
      {legs.map(({ roomId, stops }) => (
        <tbody key={roomId ?? 'air'}>
          <tr>
            <th
              colSpan={earlier.length + 3}
              scope="rowgroup"
              className="px-2 pt-4 pb-1 font-display text-xl font-semibold uppercase"
            >
              {roomId === null ? words.air : room(rooms.get(roomId) ?? words.noRoom)}
            </th>
          </tr>
          {stops.map((stop) => (
            <tr
              key={stop.id}
              aria-current={stop.id === at?.id ? 'true' : undefined}
              className="relative border-t border-line align-top aria-current:bg-gold-wash aria-current:shadow-[inset_3px_0_0_var(--gold)] [&>td]:px-2 [&>td]:py-3"
            >
              <th scope="row" className="font-normal">
                {onChoose && canChoose(stop) ? (
                  <button
                    type="button"
                    // All of the row is pressed, its number too.
                    className="flex min-h-12 w-full items-center gap-2.5 px-2 text-left after:absolute after:inset-0 hover:underline"
                    onClick={() => onChoose(stop)}
                  >
                    <StopName stop={stop} />
                  </button>
                ) : (
                  <span className="flex min-h-12 items-center gap-2.5 px-2">
                    <StopName stop={stop} />
                  </span>
                )}
                {corrected && <Replaced stop={stop} drying={corrected} />}
              </th>
              <td className="text-right max-sm:hidden">{stop.kind === 'point' && <GoalOf stop={stop} />}</td>
              {earlier.map((visit) => (
                <td key={visit.key} className="text-right text-muted max-sm:hidden">
                  {stop.kind === 'point' && <Earlier visit={visit} stop={stop} />}
                </td>
              ))}
              <td className="text-right font-semibold">
                <Now stop={stop} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function StopName({ stop }: { stop: Stop }) {
  const words = useReadingWords()
  return (
    <>
      {stop.kind === 'point' && <PointDot number={stop.point.number} isRead={isRead(stop)} />}
      <span className="min-w-0 wrap-anywhere">
        {placeOf(stop, words)}
        <span className="block text-sm text-muted">
          {stop.kind === 'point' ? words.materials[stop.point.material] : words.stations[stop.station.kind]}
        </span>
      </span>
    </>
  )
}

function GoalOf({ stop: { goal } }: { stop: PointStop }) {
  const words = useReadingWords()
  if (!goal) return <span className="text-sm text-muted">{words.reference}</span>
  return (
    <>
      {words.number(goal.goal)}
      {goal.isDefault && <span className="block text-sm text-muted">{words.table.default}</span>}
    </>
  )
}

function Earlier({ visit, stop }: { visit: EarlierVisit; stop: Stop }) {
  const words = useReadingWords()
  const reading = visit.read.get(stop.id)
  return reading ? readingWords(reading, words) : '–'
}

function Now({ stop }: { stop: Stop }) {
  const words = useReadingWords()
  if (stop.read.length === 0) return <span className="font-normal text-muted">–</span>
  return (
    <>
      {stop.read.map((reading) => (
        <span key={reading.id} className="block">
          {readingWords(reading, words)}
          {stop.read.length > 1 && <span className="block text-sm font-normal text-muted">{reading.by}</span>}
        </span>
      ))}
    </>
  )
}
