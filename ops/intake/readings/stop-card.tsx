import { Camera } from 'lucide-react'
import { airAt } from '#domain/drying/air.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useNow } from '../../ui/use-now.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { useCountAtPoint } from '../photos/use-count-at-point.ts'
import { RoomPlan } from '../rooms/room-plan.tsx'
import { asMeasured, placeOf, readingWords } from './shown-value.ts'
import type { AirStop, PointStop, Stop } from './walk.ts'

type StopCardProps = {
  jobId: string
  stop: Stop
  room: Room | undefined
  /** The room of the reference that its goal was read from. */
  goalRoom: string | null
  me: string
}

/** Where the meter is held now, to what, and what it has to come down to. */
export function StopCard({ jobId, stop, room, goalRoom, me }: StopCardProps) {
  const words = useReadingWords()
  const others = stop.read.filter(({ employee_id }) => employee_id !== me)
  return (
    <div className="flex items-start gap-4 px-[16px] pt-3 max-lg:pb-2 [@container(height<5.5rem)]:hidden lg:px-5">
      <div className="min-w-0 flex-1">
        <h2 className="text-[min(1.75rem,36px)] leading-[1.05] text-pretty wrap-anywhere">
          {placeOf(stop, words)}
        </h2>
        {stop.kind === 'point' ? <AboutPoint stop={stop} goalRoom={goalRoom} /> : <AboutAir stop={stop} />}
        {stop.kind === 'point' && <PhotoCount jobId={jobId} pointId={stop.point.id} />}
        {others.map((reading) => (
          <p key={reading.id} className="border-l-3 border-gold pl-2 text-sm">
            {words.also(reading.by, readingWords(reading, words))}
          </p>
        ))}
      </div>
      {room && (
        <div className="[&>svg]:size-[80px]">
          <RoomPlan room={room} />
        </div>
      )}
    </div>
  )
}

function PhotoCount({ jobId, pointId }: { jobId: string; pointId: string }) {
  const words = useReadingWords()
  const count = useCountAtPoint(jobId, pointId)
  if (count === 0) return null
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <Camera aria-hidden className="size-4" />
      {words.photos(count)}
    </p>
  )
}

function AboutPoint({ stop: { point, goal }, goalRoom }: { stop: PointStop; goalRoom: string | null }) {
  const words = useReadingWords()
  const { room } = useRoomWords()
  return (
    <>
      <p className="mt-1.5 text-muted">
        {words.about(point.number, words.materials[point.material], point.meter)}
      </p>
      {!goal && <p>{words.isReference}</p>}
      {goal && (
        <p>
          <strong className="font-semibold">{words.goal(words.number(goal.goal))}</strong>
          <span className="text-muted">
            {goal.isDefault ? words.goalDefault : words.goalFrom(room(goalRoom ?? words.noRoom))}
          </span>
          {goal.isDefault && ` ${words.readDry}`}
        </p>
      )}
    </>
  )
}

function AboutAir({ stop: { station, previous } }: { stop: AirStop }) {
  const words = useReadingWords()
  const now = useNow()
  return (
    <>
      <p className="mt-1.5 text-muted">
        {[words.stations[station.kind], station.unit_number && words.place(station.place)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {previous?.air && (
        <p>
          {words.last(readingWords(previous, words), words.since(new Date(previous.at), now))}
          {', '}
          {words.grains(airAt(asMeasured(previous.air)).grains)}
        </p>
      )}
    </>
  )
}
