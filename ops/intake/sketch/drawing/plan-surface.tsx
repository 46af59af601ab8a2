import type { RefObject } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { LaterPart } from '../../../ui/later-part.tsx'
import { loadScreen } from '../../../ui/load-screen.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { shapesOf, useBackground, type WatchedScene } from '../editing/scene.ts'
import { useGestures } from '../editing/use-gestures.ts'
import type { ShownView } from '../editing/shown-view.ts'
import type { Size } from '../editing/view.ts'
import type { Stroke } from '../editing/stroke.ts'
import type { Hidden, OnPlan } from '../on-plan.ts'
import { typedRooms, type TypedRoom } from '../typed-rooms.ts'
import { Carried } from './carried.tsx'
import { FloorsLayer } from './floors-layer.tsx'
import { Grid } from './grid.tsx'
import { Guides } from './guides.tsx'
import { PinsLayer } from './pins-layer.tsx'
import { RoomLabels } from './room-labels.tsx'
import { TypedRooms } from './typed-rooms.tsx'
import { WallsLayer } from './walls-layer.tsx'

// Few plans have a picture behind them.
const BackgroundPicture = loadScreen(
  () => import('../background/background-picture.tsx'),
  'BackgroundPicture',
)

type PlanSurfaceProps = {
  job: JobDetail
  scene: WatchedScene
  view: ShownView
  size: Size
  on: OnPlan
  hidden: Hidden
  /** Around the plan and all that stands over it. */
  place: RefObject<HTMLElement | null>
  begin: ((at: Point) => Stroke) | null
  onCancel: () => void
  onName: ((place: Point) => void) | null
  onDraw: ((room: TypedRoom) => void) | null
}

/** The plan under the fingers. Nothing else of the screen is drawn while they move. */
export function PlanSurface(props: PlanSurfaceProps) {
  const { job, scene, hidden, view, place, begin, onCancel } = props
  useGestures(place, { view, begin, onCancel })
  const background = useBackground(scene)
  return (
    <>
      <Grid view={view} />
      {background && !hidden.has('background') && (
        <LaterPart>
          <BackgroundPicture job={job} background={background} view={view} />
        </LaterPart>
      )}
      <Carried view={view}>
        <LaidOutPlan {...props} />
      </Carried>
    </>
  )
}

/** Laid out again with each frame in which a finger draws, and once the fingers that moved all of it rest. */
function LaidOutPlan({
  scene: watchedScene,
  view: shown,
  size,
  on,
  hidden,
  onName,
  onDraw,
}: PlanSurfaceProps) {
  const words = useSketchWords()
  const scene = watchedScene.use()
  const view = shown.laidOut.use()
  const { plan, taken } = scene
  const shapes = shapesOf(plan)
  const takenId = taken?.id ?? null
  return (
    <svg
      role="group"
      aria-label={words.plan(words.levels[on.level])}
      // What lies beyond the screen is there when fingers bring it in.
      className="absolute inset-0 size-full overflow-visible select-none"
      data-plan
    >
      <g transform={`scale(${view.scale}) translate(${-view.x} ${-view.y})`}>
        {on.below && !hidden.has('below') && <Below plan={on.below} />}
        <FloorsLayer
          shapes={shapes}
          wet={hidden.has('wet') ? [] : plan.wet_surfaces}
          takenId={takenId}
          scale={view.scale}
          isOverPicture={plan.background !== null && !hidden.has('background')}
        />
        <WallsLayer
          plan={hidden.has('wet') ? { ...plan, wet_walls: [] } : plan}
          taken={taken}
          hasOpenings={!hidden.has('openings')}
        />
      </g>
      {!hidden.has('typed') && <TypedRooms rooms={typedRooms(plan, on.rooms)} view={view} onDraw={onDraw} />}
      <RoomLabels plan={plan} shapes={shapes} view={view} rooms={on.rooms} onName={onName} />
      <PinsLayer pins={plan.pins} view={view} on={on} hidden={hidden} takenId={takenId} />
      <Guides scene={scene} view={view} surface={size} />
    </svg>
  )
}

/** The level below shows through. */
function Below({ plan }: { plan: Plan }) {
  return (
    <g opacity={0.28} aria-hidden>
      <WallsLayer plan={{ ...plan, wet_walls: [] }} taken={null} hasOpenings={false} />
    </g>
  )
}
