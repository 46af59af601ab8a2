import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Level } from '#domain/rooms/room-choices.ts'
import { noPlan, Plan } from '#domain/sketch/plan.ts'
import { newId } from '#platform/uuid.ts'
import { isUnanswered } from '../../problem.ts'
import { useMay, useUser } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { draftStorage } from '../../ui/draft-storage.ts'
import { FailedList } from '../../ui/list-states.tsx'
import { readStoredDraft, storeDraft } from '../../ui/stored-draft.ts'
import { useSketchWords } from '../../words/use-sketch-words.ts'
import { useDrying } from '../drying/use-drying.ts'
import { useEquipment } from '../equipment/use-equipment.ts'
import { JobNotHere } from '../job/job-not-here.tsx'
import { useJob } from '../job/use-job.ts'
import { newRoomOf } from './new-room.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import { useRoomWrite } from '../rooms/use-room-write.ts'
import { LevelSwitch } from './level-switch.tsx'
import type { OnPlan } from './on-plan.ts'
import { SketchEditor } from './sketch-editor.tsx'

const route = getRouteApi('/staff/ops/intake/$id/sketch')

/** The floor plan of a job. */
export function SketchPage() {
  const { id } = route.useParams()
  const words = useSketchWords()
  const maySee = useMay('rooms.view')
  const { job, error, refetch } = useJob(id)
  usePageTitle(words.page)
  if (!maySee) return <NoPermission what={words.seeing} />
  if (job) return <Sketch job={job} />
  const retry = () => void refetch()
  return (
    <div className="px-4 pt-4">
      {error && isUnanswered(error) && <JobNotHere id={id} retry={retry} />}
      {error && !isUnanswered(error) && <FailedList title={words.failed} error={error} retry={retry} />}
    </div>
  )
}

function Sketch({ job }: { job: JobDetail }) {
  const { rooms } = useRooms(job.id)
  const { drying } = useDrying(job.id)
  const { stays } = useEquipment(job.id)
  const me = useUser()?.id ?? ''
  const mayEdit = useMay('rooms.edit') && job.side !== 'duplicate'
  const [level, setLevel] = useState<Level>('main')
  const write = useRoomWrite(job, () => undefined)
  const key = `sketch:${me}:${job.id}:${level}`
  const [plans, setPlans] = useState<Record<string, Plan>>({})
  const plan = plans[key] ?? readStoredDraft(draftStorage, key, Plan) ?? noPlan

  const standing = useMemo(() => rooms.filter(({ removed_at }) => removed_at === null), [rooms])
  const on: OnPlan = {
    level,
    rooms: standing.filter((room) => room.level === level),
    points: (drying?.points ?? []).filter(({ removed_at }) => removed_at === null),
    units: stays
      .filter(({ pulled_at }) => pulled_at === null)
      .map(({ unit_id, number, kind, room_id }) => ({ id: unit_id, number, kind, room_id })),
    below: null,
  }

  return (
    <SketchEditor
      key={key}
      job={job}
      on={on}
      plan={plan}
      onChange={
        mayEdit
          ? (next) => {
              storeDraft(draftStorage, key, next)
              setPlans({ ...plans, [key]: next })
            }
          : null
      }
      historyKey={`sketch-steps:${me}:${job.id}:${level}`}
      onAddRoom={
        mayEdit
          ? (name) => {
              const id = newId()
              write.add(id, newRoomOf(name, level, standing))
              return id
            }
          : null
      }
      levels={
        <LevelSwitch level={level} known={new Set(standing.map((room) => room.level))} onLevel={setLevel} />
      }
      notices={null}
    />
  )
}
