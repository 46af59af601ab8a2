import type { PhotoToTake } from '#domain/photos/photo-lists.ts'
import { usePhotoWords } from '../../words/use-photo-words.ts'
import { setAim, useAim } from './aim.ts'
import { roomNameOf } from './photo-names.ts'
import type { JobRoom } from './use-job-photos.ts'

type MissingHereProps = { jobId: string; rooms: readonly JobRoom[]; missing: readonly PhotoToTake[] }

const mostShown = 3

/** What is missing where the camera is, and after that elsewhere: one of them is aimed at, and a tap aims at another. */
export function MissingHere({ jobId, rooms, missing }: MissingHereProps) {
  const words = usePhotoWords()
  const aim = useAim(jobId)
  const isHere = (line: PhotoToTake) => line.room_id === null || line.room_id === aim.room_id
  const shown = [...missing.filter(isHere), ...missing.filter((line) => !isHere(line))]
  const count = missing.reduce((sum, { least, have }) => sum + least - have, 0)
  const next = shown.find(
    ({ phase, room_id }) => phase === aim.phase && (room_id ?? aim.room_id) === aim.room_id,
  )
  return (
    <section className="min-h-24 px-4 pt-3">
      <h3 className="text-xl" aria-live="polite">
        {count === 0 ? words.camera.allThere : words.camera.stillMissing(count)}
      </h3>
      <ul className="low:[&>li:nth-child(n+2)]:hidden divide-y divide-white/20 border-b border-white/20">
        {shown.slice(0, mostShown).map((line) => {
          const { what } = words.subjects[line.subject]
          const room = line.room_id === null ? null : roomNameOf(rooms, line.room_id, words)
          const isNext = line === next
          return (
            <li key={`${line.subject} ${line.room_id ?? ''}`}>
              <button
                type="button"
                aria-pressed={isNext}
                className="flex min-h-12 w-full items-center gap-3 py-1.5 text-left"
                onClick={() => setAim(jobId, { phase: line.phase, room_id: line.room_id })}
              >
                <span
                  aria-hidden
                  className={`grid size-6 shrink-0 place-content-center rounded-full border-2 ${isNext ? 'border-gold' : 'border-white/50'}`}
                >
                  {isNext && <span className="size-3 rounded-full bg-gold" />}
                </span>
                <span className={`min-w-0 grow leading-tight wrap-anywhere ${isNext ? 'font-semibold' : ''}`}>
                  {words.missing.in(what, room)}
                </span>
                <span className="shrink-0 text-sm text-white/70 tabular-nums">
                  {isNext && line.least === 1
                    ? words.camera.next
                    : words.missing.taken(line.have, line.least)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
