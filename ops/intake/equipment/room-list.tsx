import { TriangleAlert } from 'lucide-react'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { UnsentMark } from '../job/unsent-mark.tsx'
import { daySpan, equipmentByRoom } from './equipment-by-room.ts'
import { moversNeeded } from './movers-needed.ts'
import { UnitSign } from './unit-sign.tsx'

type RoomListProps = {
  stays: readonly JobStay[]
  rooms: readonly Room[]
  unsent: ReadonlySet<string>
  onOpen: (stay: JobStay) => void
}

/** Where everything is now: a line for each room, each number opens its unit. */
export function RoomList({ stays, rooms, unsent, onOpen }: RoomListProps) {
  const words = useJobEquipmentWords()
  const groups = equipmentByRoom(stays, rooms)
  const count = stays.filter(({ pulled_at }) => pulled_at === null).length
  return (
    <section aria-label={words.now} className="min-w-0">
      <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-1.5">
        <h3 className="text-2xl">{words.now}</h3>
        <span className="shrink-0 text-muted tabular-nums">{words.count(count)}</span>
      </div>
      <ul className="divide-y divide-line">
        {groups.map(({ room, stays }) => {
          const full = rooms.find(({ id }) => id === room?.id)
          const needed = full ? moversNeeded(full) : null
          const movers = stays.filter(({ kind }) => kind === 'air_mover').length
          return (
            <li key={room?.id ?? ''} className="pt-2.5 pb-1">
              <div className="flex items-baseline gap-3">
                <h4 className="min-w-0 flex-1 font-display text-2xl leading-tight font-semibold wrap-anywhere">
                  {room ? words.room(room.name) : words.noRoom}
                </h4>
                {needed !== null && (
                  <span
                    className={`shrink-0 tabular-nums ${movers < needed ? 'font-semibold' : 'text-muted'}`}
                  >
                    {words.of(movers, needed)}
                    <span className="sr-only"> {words.kinds.air_mover}</span>
                  </span>
                )}
                <Days stays={stays} />
              </div>
              <ul className="-mx-1.5 flex flex-wrap">
                {stays.map((stay) => (
                  <UnitChip key={stay.unit_id} stay={stay} onOpen={() => onOpen(stay)} />
                ))}
              </ul>
              {stays.some(({ clashed_at }) => clashed_at !== null) && (
                <p className="flex items-center gap-1.5 text-sm font-semibold text-red">
                  <TriangleAlert aria-hidden className="size-4 shrink-0" />
                  {words.clash}
                </p>
              )}
              {stays.some(({ unit_id }) => unsent.has(unit_id)) && <UnsentMark />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function UnitChip({ stay, onOpen }: { stay: JobStay; onOpen: () => void }) {
  const words = useJobEquipmentWords()
  return (
    <li>
      <button
        type="button"
        aria-label={words.open(stay.number)}
        className="flex min-h-12 items-center gap-1.5 rounded-sm px-1.5 text-lg tabular-nums hover:bg-wash"
        onClick={onOpen}
      >
        <UnitSign kind={stay.kind} />
        {stay.number}
        {stay.clashed_at && <TriangleAlert aria-hidden className="size-4 text-red" />}
      </button>
    </li>
  )
}

function Days({ stays }: { stays: readonly JobStay[] }) {
  const words = useJobEquipmentWords()
  const span = words.days(daySpan(stays))
  const isLong = stays.some(({ is_long }) => is_long)
  if (!isLong) return <span className="shrink-0 text-right text-muted tabular-nums">{span}</span>
  return (
    <span className="shrink-0 text-right">
      <span className="inline-block rounded-sm bg-gold px-2 py-0.5 font-semibold text-on-gold tabular-nums">
        {span}
      </span>
      <span className="block text-xs">{words.long}</span>
    </span>
  )
}
