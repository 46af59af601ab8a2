import { useState, type ReactNode } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { levels, type Level } from '#domain/rooms/room-choices.ts'
import { noPlan, type Plan, type Sketch } from '#domain/sketch/plan.ts'
import { newId } from '#platform/uuid.ts'
import type { EditHistory } from '#domain/sketch/edit/history.ts'
import { useMay, useUser } from '../../session/may.ts'
import { Notice } from '../../ui/notice.tsx'
import { CopyLine } from './copy-line.tsx'
import { LevelSwitch } from './level-switch.tsx'
import { expectedHeight, newRoomOf } from './new-room.ts'
import { staysInHand } from './plan-in-hand.ts'
import { SketchEditor } from './sketch-editor.tsx'
import { SketchNotSaved } from './sketch-not-saved.tsx'
import { drawingsOf } from './drawings.ts'
import { useDrawingInHand } from './use-drawing-in-hand.ts'
import { useOnPlan } from './use-on-plan.ts'
import { useRoomWrite } from '../rooms/use-room-write.ts'
import { useSketchWrite } from './use-sketch-write.ts'
import { useStoredSteps } from './use-stored-steps.ts'

type LevelOfSketchProps = {
  job: JobDetail
  level: Level
  sketches: readonly Sketch[]
  /** The sketches of which something is not sent yet. */
  unsent: ReadonlySet<string>
  onLevel: (level: Level) => void
}

/** One level of the house: its drawing, or the two that were made of it at once. */
export function LevelOfSketch({ job, level, sketches, unsent, onLevel }: LevelOfSketchProps) {
  const write = useSketchWrite(job)
  const me = useUser()
  const [blank] = useState(() => blankSketch(job.id, level, me?.name ?? ''))
  const [removed, setRemoved] = useState<readonly Sketch[]>([])
  const all = drawingsOf(sketches, level)
  const { shown, key, hold } = useDrawingInHand(all, { blank, copies: write.copies, unsent })
  const below = levels
    .slice(0, levels.indexOf(level))
    .toReversed()
    .map((lower) => drawingsOf(sketches, lower)[0]?.plan)
    .find((plan) => plan !== undefined)
  const { on, rooms } = useOnPlan(job.id, { level, below: below ?? null })
  const known = new Set([...rooms.map((room) => room.level), ...sketches.map((sketch) => sketch.level)])
  return (
    <OneDrawing
      key={key}
      job={job}
      sketch={shown}
      isUnsent={unsent.has(key) || unsent.has(shown.id)}
      onDraw={() => hold(shown.id, key)}
      write={write}
      on={on}
      rooms={rooms}
      levels={<LevelSwitch level={level} known={known} onLevel={onLevel} />}
      notices={
        <>
          <SketchNotSaved saving={write.saving} onTryAgain={() => void write.storeAgain()} />
          {write.problem && <Notice title={write.problem.detail} />}
          <CopyLine
            shown={shown}
            others={all.filter(({ id }) => id !== shown.id)}
            removed={removed}
            onShow={(id) => void write.openAsIs(id).then(() => hold(id, id))}
            onKeep={() => {
              const others = all.filter(({ id }) => id !== shown.id)
              hold(shown.id, key)
              setRemoved(others)
              for (const other of others) void write.setRemoved(other, true)
            }}
            onPutBack={() => {
              setRemoved([])
              for (const other of removed) void write.setRemoved(asNow(other, sketches), false)
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
  /** While something of it is not sent, nothing that is read replaces what is in the hand. */
  isUnsent: boolean
  onDraw: () => void
  write: ReturnType<typeof useSketchWrite>
  levels: ReactNode
  notices: ReactNode
} & ReturnType<typeof useOnPlan>

/** It opens once it is known what this device has drawn of it. */
function OneDrawing({ job, sketch, isUnsent, onDraw, write, on, rooms, ...parts }: OneDrawingProps) {
  const stored = useStoredSteps(sketch.id, write.find)
  const [drawn, setDrawn] = useState<Plan | null>(null)
  const [hasArrived, setArrived] = useState(false)
  const mayEdit = useMay('rooms.edit') && job.side !== 'duplicate'
  const room = useRoomWrite(job, () => undefined)
  if (drawn && !staysInHand(drawn, { known: sketch.plan, isUnsent })) {
    setDrawn(null)
    setArrived(true)
  }
  if (!stored) return null
  function draw(plan: Plan, steps: EditHistory) {
    onDraw()
    setDrawn(plan)
    void write.keep({ ...sketch, plan }, steps)
  }
  return (
    <SketchEditor
      job={job}
      on={on}
      plan={drawn ?? (hasArrived ? null : stored.plan) ?? sketch.plan}
      history={stored.history}
      onChange={mayEdit ? draw : null}
      height={expectedHeight(rooms)}
      saving={write.saving}
      onAddRoom={
        mayEdit
          ? (named) => {
              const id = newId()
              room.add(id, newRoomOf(named, on.level))
              return id
            }
          : null
      }
      {...parts}
    />
  )
}

/** From the revision that it has by now. */
function asNow(sketch: Sketch, sketches: readonly Sketch[]): Sketch {
  return sketches.find(({ id }) => id === sketch.id) ?? sketch
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
