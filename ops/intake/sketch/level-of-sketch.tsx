import { useState, type ReactNode } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { levels, type Level } from '#domain/rooms/room-choices.ts'
import { noPlan, type Plan, type Sketch } from '#domain/sketch/plan.ts'
import { newId } from '#platform/uuid.ts'
import { useMay, useUser } from '../../session/may.ts'
import { Notice } from '../../ui/notice.tsx'
import { CopyLine } from './copy-line.tsx'
import { LevelSwitch } from './level-switch.tsx'
import { newRoomOf } from './new-room.ts'
import { SketchEditor } from './sketch-editor.tsx'
import { drawingsOf } from './drawings.ts'
import { useOnPlan } from './use-on-plan.ts'
import { useRoomWrite } from '../rooms/use-room-write.ts'
import { useSketchWrite } from './use-sketch-write.ts'
import { useStoredSteps } from './use-stored-steps.ts'

type LevelOfSketchProps = {
  job: JobDetail
  level: Level
  sketches: readonly Sketch[]
  onLevel: (level: Level) => void
}

/** One level of the house: its drawing, or the two that were made of it at once. */
export function LevelOfSketch({ job, level, sketches, onLevel }: LevelOfSketchProps) {
  const write = useSketchWrite(job)
  const me = useUser()
  const [blank] = useState(() => blankSketch(job.id, level, me?.name ?? ''))
  const [chosen, setChosen] = useState<string | null>(null)
  const all = drawingsOf(sketches, level)
  const copied = chosen === null ? undefined : write.copies.get(chosen)
  const shown =
    all.find(({ id }) => id === copied) ??
    all.find(({ id }) => id === chosen) ??
    all.find(({ id }) => id === blank.id) ??
    all[0] ??
    blank
  const below = levels
    .slice(0, levels.indexOf(level))
    .toReversed()
    .map((lower) => drawingsOf(sketches, lower)[0]?.plan)
    .find((plan) => plan !== undefined)
  const { on, rooms } = useOnPlan(job.id, { level, below: below ?? null })
  const known = new Set([...rooms.map((room) => room.level), ...sketches.map((sketch) => sketch.level)])
  return (
    <OneDrawing
      key={shown.id}
      job={job}
      sketch={shown}
      write={write}
      on={on}
      rooms={rooms}
      levels={<LevelSwitch level={level} known={known} onLevel={onLevel} />}
      notices={
        <>
          {write.problem && <Notice title={write.problem.detail} />}
          <CopyLine
            shown={shown}
            others={all.filter(({ id }) => id !== shown.id)}
            onShow={setChosen}
            onKeep={() => {
              setChosen(shown.id)
              for (const other of all) if (other.id !== shown.id) void write.setRemoved(other, true)
            }}
          />
        </>
      }
    />
  )
}

type OneDrawingProps = {
  job: JobDetail
  sketch: Sketch
  write: ReturnType<typeof useSketchWrite>
  levels: ReactNode
  notices: ReactNode
} & ReturnType<typeof useOnPlan>

/** It opens once it is known what this device has drawn of it. */
function OneDrawing({ job, sketch, write, on, rooms, levels: switched, notices }: OneDrawingProps) {
  const stored = useStoredSteps(sketch.id, write.find)
  const mayEdit = useMay('rooms.edit') && job.side !== 'duplicate'
  const room = useRoomWrite(job, () => undefined)
  if (!stored) return null
  return (
    <SketchEditor
      job={job}
      on={on}
      plan={stored.plan ?? sketch.plan}
      history={stored.history}
      onChange={mayEdit ? (plan: Plan, steps) => void write.keep({ ...sketch, plan }, steps) : null}
      onAddRoom={
        mayEdit
          ? (name) => {
              const id = newId()
              room.add(id, newRoomOf(name, on.level, rooms))
              return id
            }
          : null
      }
      levels={switched}
      notices={notices}
    />
  )
}

function blankSketch(job_id: string, level: Level, by: string): Sketch {
  return {
    id: newId(),
    job_id,
    structure: '',
    level,
    copy_of: null,
    plan: noPlan,
    revision: 0,
    changed_at: new Date().toISOString(),
    by,
    removed_at: null,
  }
}
