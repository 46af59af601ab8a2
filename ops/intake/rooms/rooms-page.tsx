import { getRouteApi, Link } from '@tanstack/react-router'
import { PencilRuler, Plus } from 'lucide-react'
import { useState } from 'react'
import { chambersOf } from '#domain/rooms/chambers-of.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { button } from '../../ui/button.ts'
import { Statement } from '../../ui/list-states.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRoomWords } from '../../words/use-room-words.ts'
import { PageStates } from '../job/page-states.tsx'
import { useJob } from '../job/use-job.ts'
import { RemovedRooms } from './removed-rooms.tsx'
import { RoomDialog } from './room-dialog.tsx'
import { groupRooms } from './room-groups.ts'
import { RoomRow } from './room-row.tsx'
import { RoomTotals } from './room-totals.tsx'
import { useDrawing } from './use-drawing.ts'
import { useRooms } from './use-rooms.ts'

const route = getRouteApi('/staff/ops/intake/$id')

export function RoomsPage() {
  const { id } = route.useParams()
  const { job } = useJob(id)
  const { seeing } = useRoomWords()
  const maySee = useMay('rooms.view')
  if (!maySee) return <NoPermission what={seeing} />
  return job ? <Rooms job={job} /> : null
}

/** The rooms of a job in all its states: loading, there, none, failed, out of date. */
function Rooms({ job }: { job: JobDetail }) {
  const words = useRoomWords()
  const { query, rooms: all, unsent } = useRooms(job.id)
  const mayEdit = useMay('rooms.edit') && job.side !== 'duplicate'
  const [openId, setOpenId] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const rooms = all.filter(({ removed_at }) => removed_at === null)
  const drawing = useDrawing(job, rooms)
  const open = all.find(({ id }) => id === openId)
  const dialog = { job, rooms, chambers: chambersOf(all).map(({ chamber }) => chamber) }

  return (
    <div className="max-w-6xl pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-2xl uppercase">{words.title}</h2>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/ops/intake/$id/sketch"
            params={{ id: job.id }}
            className={`min-h-12! ${button('plain')}`}
          >
            <PencilRuler aria-hidden className="size-5" />
            {words.sketch}
          </Link>
          {mayEdit && (
            <button type="button" className={`min-h-12! ${button('gold')}`} onClick={() => setAdding(true)}>
              <Plus aria-hidden className="size-5" />
              {words.add}
            </button>
          )}
        </div>
      </div>
      <PageStates jobId={job.id} query={query} words={words} />
      {drawing.problem && <Notice title={drawing.problem.detail} />}
      {mayEdit && drawing.typed.length > 1 && (
        <button type="button" className={`mt-3 ${button('quiet')}`} onClick={drawing.useAll}>
          <PencilRuler aria-hidden className="size-4" />
          {words.drawing.takeAll(drawing.typed.length)}
        </button>
      )}
      {query.data && rooms.length === 0 && (
        <Statement title={words.none}>
          <p>{mayEdit ? words.noneMore : words.noneReadOnly}</p>
        </Statement>
      )}
      {rooms.length > 0 && (
        <div className="mt-4 gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0 space-y-6">
            {groupRooms(rooms).map(({ structure, level, rooms }) => (
              <section key={`${structure}:${level}`}>
                <h3 className="border-b border-ink pb-1 text-xl uppercase">
                  {words.place(structure, words.levels[level])}
                </h3>
                <ul className="divide-y divide-line">
                  {rooms.map((room) => (
                    <RoomRow
                      key={room.id}
                      room={room}
                      isUnsent={unsent.has(room.id)}
                      onOpen={mayEdit ? () => setOpenId(room.id) : null}
                      onUseDrawing={mayEdit ? () => drawing.use(room) : null}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <div className="max-lg:mt-8">
            <RoomTotals rooms={rooms} onOpen={mayEdit ? setOpenId : null} />
          </div>
        </div>
      )}
      <RemovedRooms job={job} rooms={all.filter(({ removed_at }) => removed_at !== null)} mayEdit={mayEdit} />
      {isAdding && <RoomDialog {...dialog} room={null} onClose={() => setAdding(false)} />}
      {open && <RoomDialog key={open.id} {...dialog} room={open} onClose={() => setOpenId(null)} />}
    </div>
  )
}
