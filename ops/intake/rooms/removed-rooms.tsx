import type { JobDetail } from '#domain/jobs/job.ts'
import type { Room } from '#domain/rooms/room.ts'
import { button } from '../../ui/button.ts'
import { Notice } from '../../ui/notice.tsx'
import { useRoomWords } from '../../words/use-room-words.ts'
import { useRoomWrite } from './use-room-write.ts'

type RemovedRoomsProps = { job: Pick<JobDetail, 'id' | 'name'>; rooms: readonly Room[]; mayEdit: boolean }

/** Removed by mistake, a room comes back as it was. */
export function RemovedRooms({ job, rooms, mayEdit }: RemovedRoomsProps) {
  const words = useRoomWords()
  const { change, isBusy, problem } = useRoomWrite(job, () => {})
  if (rooms.length === 0) return null
  return (
    <section aria-label={words.removed} className="mt-8">
      <h3 className="text-xl text-muted uppercase">{words.removed}</h3>
      {problem && <Notice title={problem.detail} />}
      <ul className="mt-1 divide-y divide-line">
        {rooms.map((room) => (
          <li key={room.id} className="flex min-h-14 items-center justify-between gap-4">
            <span className="min-w-0 text-muted line-through wrap-anywhere">{words.room(room.name)}</span>
            {mayEdit && (
              <button
                type="button"
                className={`min-h-12! ${button('quiet')}`}
                aria-disabled={isBusy}
                onClick={() => isBusy || change({ room, changes: { removed: false }, name: room.name })}
              >
                {words.putBack}
                <span className="sr-only">: {words.room(room.name)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
