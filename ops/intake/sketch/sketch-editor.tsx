import { useState, type ReactNode } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { drawRoom } from '#domain/sketch/edit/draw-room.ts'
import type { EditHistory } from '#domain/sketch/edit/history.ts'
import { forgetRoom, nameRoom } from '#domain/sketch/edit/pins.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import type { SketchSaving } from '../../store/sketch-drafts.ts'
import { loadScreen } from '../../ui/load-screen.ts'
import { WhenOpened } from '../../ui/when-opened.tsx'
import { useIsWide } from '../../ui/wide.ts'
import { BackgroundChoices } from './background/background-choices.tsx'
import { PlanPlace } from './drawing/plan-place.tsx'
import { takenPicture } from './editing/background-strokes.ts'
import { useIsPictureTaken, type Tool } from './editing/scene.ts'
import { useEditor } from './editing/use-editor.ts'
import { useEditorKeys } from './editing/use-editor-keys.ts'
import { KindChips } from './kind-chips.tsx'
import { firstKinds, type Kinds } from './kinds.ts'
import { LayersDialog } from './layers-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import type { NamedRoom } from './new-room.ts'
import type { Hidden, OnPlan } from './on-plan.ts'
import { PadPanel } from './pad/pad-panel.tsx'
import { PartsList } from './parts-list.tsx'
import type { PhotoOnPlan } from './photos/photo-on-plan.ts'
import { SketchHead } from './sketch-head.tsx'
import { ToolBar } from './tool-bar.tsx'

export type SketchEditorProps = {
  job: JobDetail
  on: OnPlan
  plan: Plan
  /** Null: it may be looked at alone. */
  onChange: ((plan: Plan, history: EditHistory) => void) | null
  history: EditHistory
  /** Adds a room to the job, and answers its id. */
  onAddRoom: ((named: NamedRoom) => string) | null
  /** How high a ceiling is expected. */
  height: number
  levels: ReactNode
  notices: ReactNode
  saving: SketchSaving
}

// Whoever draws walls looks at no photos.
const PhotosOnPlan = loadScreen(() => import('./photos/photos-on-plan.tsx'), 'PhotosOnPlan')

const ChooseBackground = loadScreen(() => import('./background/choose-background.tsx'), 'ChooseBackground')

const nothingHidden: Hidden = new Set()

/** The plan, the tools and the pad: below each other on a phone, the plan beside them on a desk. */
export function SketchEditor({
  job,
  on,
  plan,
  onChange,
  history,
  onAddRoom,
  height,
  levels,
  notices,
  saving,
}: SketchEditorProps) {
  const editor = useEditor({ plan, onChange: onChange ?? ignore, history })
  const isWide = useIsWide()
  const [tool, setTool] = useState<Tool>('wall')
  const [kinds, setKinds] = useState<Kinds>(firstKinds)
  const [hidden, setHidden] = useState(nothingHidden)
  const [naming, setNaming] = useState<Point | null>(null)
  const [isLayering, setLayering] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [photo, setPhoto] = useState<PhotoOnPlan | null>(null)
  const mayEdit = onChange !== null
  function choose(next: Tool) {
    editor.take(null)
    setTool(next)
  }
  const isPictureTaken = useIsPictureTaken(editor.scene)
  function showPicture() {
    setHidden((now) => new Set([...now].filter((kind) => kind !== 'background')))
    setLayering(false)
  }
  useEditorKeys(editor, mayEdit ? choose : null)

  function name(room_id: string) {
    if (naming) editor.edit((now) => ({ plan: nameRoom(now, room_id, naming) }), null)
    setNaming(null)
  }

  const tools = mayEdit && <ToolBar tool={isPictureTaken ? null : tool} onTool={choose} />
  const pad = mayEdit && <PadPanel editor={editor} rooms={on.rooms} />
  return (
    <div
      // No menu comes under a thumb that draws.
      data-number-pad
      data-plan-screen
      className="flex min-h-0 flex-1 flex-col"
    >
      <SketchHead job={job} plan={editor.plan} editor={editor} mayEdit={mayEdit} saving={saving} />
      {notices}
      <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_23rem]">
        <PlanPlace
          job={job}
          editor={editor}
          on={on}
          tool={tool}
          kinds={kinds}
          hidden={hidden}
          levels={levels}
          chips={
            mayEdit &&
            !isPictureTaken && <KindChips {...{ tool, kinds }} hasPhotos={on.hasPhotos} onKinds={setKinds} />
          }
          mayEdit={mayEdit}
          onLayers={() => setLayering(true)}
          onPhoto={setPhoto}
          onName={mayEdit ? setNaming : null}
          onDraw={
            mayEdit
              ? ({ id, ...room }) => void editor.edit((now) => drawRoom(now, { ...room, room_id: id }), null)
              : null
          }
        />
        <div className="shrink-0 lg:min-h-0 lg:overflow-y-auto lg:border-l lg:border-line lg:bg-sheet">
          {tools}
          {pad}
          <PartsList editor={editor} on={on} mayEdit={mayEdit} isShown={isWide} onName={setNaming} />
        </div>
      </div>
      {naming && (
        <NameDialog
          rooms={on.rooms}
          plan={editor.plan}
          place={naming}
          height={height}
          onRoom={name}
          onAdd={onAddRoom && ((named) => name(onAddRoom(named)))}
          onForget={(id) => {
            editor.edit((now) => ({ plan: forgetRoom(now, id) }), null)
            setNaming(null)
          }}
          onClose={() => setNaming(null)}
        />
      )}
      <WhenOpened part={PhotosOnPlan} isOpen={photo !== null} onClose={() => setPhoto(null)}>
        {photo && <PhotosOnPlan job={job} editor={editor} photo={photo} onPhoto={setPhoto} />}
      </WhenOpened>
      {isLayering && (
        <LayersDialog
          hidden={hidden}
          onHidden={setHidden}
          background={
            mayEdit &&
            on.hasPhotos && (
              <BackgroundChoices
                hasPicture={editor.plan.background !== null}
                onChoose={() => {
                  showPicture()
                  setChoosing(true)
                }}
                onLineUp={() => {
                  showPicture()
                  editor.take(takenPicture(editor.plan, 'measure'))
                }}
                onRemove={() => {
                  setLayering(false)
                  editor.edit((now) => ({ plan: { ...now, background: null } }), null)
                }}
              />
            )
          }
          onClose={() => setLayering(false)}
        />
      )}
      <WhenOpened part={ChooseBackground} isOpen={isChoosing} onClose={() => setChoosing(false)}>
        {isChoosing && <ChooseBackground job={job} editor={editor} onClose={() => setChoosing(false)} />}
      </WhenOpened>
    </div>
  )
}

function ignore() {
  return undefined
}
