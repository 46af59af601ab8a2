import type { RefObject } from 'react'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import type { watched } from '../../../ui/watched.ts'
import { shapesOf, type WatchedScene } from '../editing/scene.ts'
import { useGestures } from '../editing/use-gestures.ts'
import type { Size, View } from '../editing/view.ts'
import type { Stroke } from '../editing/stroke.ts'
import type { Hidden, OnPlan } from '../on-plan.ts'
import { typedRooms, type TypedRoom } from '../typed-rooms.ts'
import { FloorsLayer } from './floors-layer.tsx'
import { Guides } from './guides.tsx'
import { PinsLayer } from './pins-layer.tsx'
import { RoomLabels } from './room-labels.tsx'
import { TypedRooms } from './typed-rooms.tsx'
import { WallsLayer } from './walls-layer.tsx'

type PlanSurfaceProps = {
  scene: WatchedScene
  view: ReturnType<typeof watched<View>>
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

/** The plan under the fingers. It is drawn with each frame of a move, and nothing else of the screen is. */
export function PlanSurface(props: PlanSurfaceProps) {
  const { scene: watchedScene, view: watchedView, size, on, hidden, place, begin, onCancel } = props
  const words = useSketchWords()
  const scene = watchedScene.use()
  const view = watchedView.use()
  const { plan, taken } = scene
  useGestures(place, { view: watchedView, begin, onCancel })
  const shift = `scale(${view.scale}) translate(${-view.x} ${-view.y})`
  return (
    <svg
      role="group"
      aria-label={words.plan(words.levels[on.level])}
      className="absolute inset-0 size-full select-none"
      data-plan
    >
      <Grid view={view} />
      <g transform={shift}>
        {on.below && !hidden.has('below') && <Below plan={on.below} />}
        <FloorsLayer
          shapes={shapesOf(plan)}
          wet={hidden.has('wet') ? [] : plan.wet_surfaces}
          takenId={taken?.id ?? null}
          scale={view.scale}
        />
        <WallsLayer
          plan={hidden.has('wet') ? { ...plan, wet_walls: [] } : plan}
          taken={taken}
          hasOpenings={!hidden.has('openings')}
        />
      </g>
      {!hidden.has('typed') && (
        <TypedRooms rooms={typedRooms(plan, on.rooms)} view={view} onDraw={props.onDraw} />
      )}
      <RoomLabels plan={plan} view={view} rooms={on.rooms} onName={props.onName} />
      <PinsLayer plan={plan} view={view} on={on} hidden={hidden} takenId={taken?.id ?? null} />
      <Guides scene={scene} view={view} surface={size} />
    </svg>
  )
}

/** A foot a square, or five where one looks from afar. */
function Grid({ view: { x, y, scale } }: { view: View }) {
  const step = scale * 192 < 9 ? 960 : 192
  return (
    <>
      <defs>
        <pattern
          id="sketch-grid"
          width={step}
          height={step}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale}) translate(${-x} ${-y})`}
        >
          <path d={`M${step} 0H0V${step}`} fill="none" strokeWidth={1.25 / scale} className="stroke-line" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#sketch-grid)" opacity={0.8} />
    </>
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
