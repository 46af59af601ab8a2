import type { JobDetail } from '#domain/jobs/job.ts'
import { classOfRooms } from '#domain/rooms/room-needs.ts'
import { totalsOf } from '#domain/rooms/room-figures.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { useWords } from '../../words/use-words.ts'
import { dayWords } from './day-words.ts'
import { Figure } from './figure.tsx'
import { classWorking } from './working.ts'

/** How dirty the water is, by whom and why, and how much of the rooms is wet. */
export function WaterPart({ job, rooms }: { job: JobDetail; rooms: readonly Room[] }) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const { number } = useRoomWords()
  const newest = job.categories.at(-1)
  const found = classOfRooms(rooms)
  const { wet, surface } = totalsOf(rooms)
  return (
    <section className="mt-7 grid grid-cols-2 gap-6 cramped:grid-cols-1">
      <div>
        <h3 className="text-[1.375rem]">{newest ? words.category(newest.category) : words.noCategory}</h3>
        {newest && (
          <>
            <p className="leading-snug wrap-anywhere">{newest.reason}</p>
            <p className="mt-1 text-[0.8125rem] leading-snug text-muted">
              {`${words.byAndDay(newest.by, dayWords(new Date(newest.at), locale))} ${words.reassess}`}
            </p>
          </>
        )}
      </div>
      <div>
        <h3 className="text-[1.375rem]">
          {found ? words.waterClass(found.isClass4 ? 4 : found.class) : words.noClass}
        </h3>
        {found ? (
          <p className="leading-snug">
            <Figure working={classWorking(found, words)} /> {words.ofSurfaces}{' '}
            {words.surfaces(number(wet), number(surface))}
          </p>
        ) : (
          <p className="text-[0.8125rem] leading-snug text-muted">{words.noClassMore}</p>
        )}
      </div>
    </section>
  )
}
