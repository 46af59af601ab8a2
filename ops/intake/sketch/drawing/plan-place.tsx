import { Layers, Maximize } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { cornersOfPicture } from '#domain/sketch/edit/background.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import { button } from '../../../ui/button.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { beginStroke } from '../editing/begin-stroke.ts'
import type { Tool } from '../editing/scene.ts'
import type { Editor } from '../editing/use-editor.ts'
import { shownView } from '../editing/shown-view.ts'
import type { Kinds } from '../kinds.ts'
import { Legend } from '../legend.tsx'
import type { Hidden, OnPlan } from '../on-plan.ts'
import type { PhotoOnPlan } from '../photos/photo-on-plan.ts'
import { TakenActions } from '../taken-actions.tsx'
import { typedRooms, type TypedRoom } from '../typed-rooms.ts'
import { PlanSurface } from './plan-surface.tsx'
import { Spoken } from './spoken.tsx'
import { useShownPlan } from './use-shown-plan.ts'

type PlanPlaceProps = {
  job: JobDetail
  editor: Editor
  on: OnPlan
  tool: Tool
  kinds: Kinds
  hidden: Hidden
  levels: ReactNode
  chips: ReactNode
  mayEdit: boolean
  onLayers: () => void
  onPhoto: (photo: PhotoOnPlan) => void
  onName: ((place: Point) => void) | null
  onDraw: ((room: TypedRoom) => void) | null
}

/** The plan with what stands over it: levels and layers above, what is said and counted below. */
export function PlanPlace(props: PlanPlaceProps) {
  const { editor, on, tool, kinds, hidden, mayEdit, onLayers, onPhoto, onName, onDraw } = props
  const words = useSketchWords()
  const place = useRef<HTMLDivElement>(null)
  const [view] = useState(() => shownView({ x: 0, y: 0, scale: 0.08 }))
  const { plan } = editor
  const { size, fit } = useShownPlan(view, { editor, place, more: placesAround(plan, on, hidden) })

  const begin = (at: Point) =>
    beginStroke(
      { editor, scale: view.get().scale, tool, kinds, on, onPhoto: (place) => onPhoto({ at: place }) },
      at,
    )
  return (
    <div ref={place} className="relative min-h-48 flex-1 touch-none overflow-hidden bg-paper lg:min-h-0">
      {size && (
        <PlanSurface
          job={props.job}
          scene={editor.scene}
          view={view}
          size={size}
          on={on}
          hidden={hidden}
          place={place}
          begin={mayEdit ? begin : null}
          onCancel={() => editor.cancel()}
          onName={onName}
          onDraw={onDraw}
        />
      )}
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-start justify-between gap-2 p-3 *:pointer-events-auto">
        {props.levels}
        <button type="button" className={button('plain')} onClick={onLayers}>
          <Layers aria-hidden className="size-5" />
          {words.layers}
        </button>
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end justify-between gap-3 p-3 *:pointer-events-auto">
        <div className="pointer-events-none! min-w-0 space-y-2 *:pointer-events-auto">
          <div className="w-fit">{props.chips}</div>
          <Spoken editor={editor} how={tool === 'point' ? kinds.point : tool} mayEdit={mayEdit} />
          <Legend plan={plan} on={on} />
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1.5">
          {mayEdit && <TakenActions editor={editor} onPhoto={(id) => onPhoto({ id })} />}
          <button
            type="button"
            aria-label={words.fit}
            title={words.fit}
            className="grid size-11 place-content-center rounded-sm border border-edge bg-sheet text-ink active:bg-gold-wash"
            onClick={fit}
          >
            <Maximize aria-hidden className="size-5" />
          </button>
        </div>
      </div>
    </div>
  )
}

/** Of what is shown and not drawn. */
function placesAround(plan: Editor['plan'], on: OnPlan, hidden: Hidden): Point[] {
  const picture = hidden.has('background') ? [] : cornersOfPicture(plan.background)
  const typed = hidden.has('typed') ? [] : typedRooms(plan, on.rooms)
  const places = typed.flatMap(({ x, y, length, width }) => [
    { x, y },
    { x: x + length, y: y + width },
  ])
  return [...picture, ...places]
}
