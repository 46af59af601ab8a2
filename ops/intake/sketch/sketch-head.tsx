import { Redo2, Undo2, type LucideIcon } from 'lucide-react'
import type { Plan } from '#domain/sketch/plan.ts'
import type { SketchSaving } from '../../store/sketch-drafts.ts'
import { useSketchWords } from '../../words/use-sketch-words.ts'
import { BackToRooms } from './back-to-rooms.tsx'
import { shapesOf } from './editing/scene.ts'
import type { Editor } from './editing/use-editor.ts'

type SketchHeadProps = {
  job: { id: string; name: string | null; number: string }
  plan: Plan
  editor: Editor
  mayEdit: boolean
  saving: SketchSaving
}

/** Which job it is, how much of it is drawn, and the way back, of a step and of the screen. */
export function SketchHead({ job, plan, editor, mayEdit, saving }: SketchHeadProps) {
  const words = useSketchWords()
  const named = shapesOf(plan).filter(({ room_ids }) => room_ids.length > 0)
  const drawn =
    named.length > 0 &&
    [words.rooms(named.length), words.area(named.reduce((sum, { area }) => sum + area, 0))].join(', ')
  const isEmpty = plan.walls.length === 0
  const said = saving === 'saving' ? words.saving : saving === 'saved' && !isEmpty && words.saved
  return (
    <header className="on-rail flex shrink-0 items-center gap-x-1 bg-rail px-2 py-1.5 text-white lg:px-4">
      <BackToRooms jobId={job.id} />
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 text-2xl leading-tight max-[22rem]:text-xl max-[22rem]:leading-none">
          {words.page}
        </h1>
        {/* On one line, so that the plan stays where it is. On a small phone the number is cut, not the area. */}
        <p className="truncate text-sm text-white/80 tabular-nums max-[22rem]:text-xs">
          {[drawn, said, job.number].filter(Boolean).join(' · ')}
        </p>
      </div>
      {mayEdit && (
        <>
          <Step icon={Undo2} label={words.undo} onPress={editor.undo} />
          <Step icon={Redo2} label={words.redo} onPress={editor.redo} />
        </>
      )}
    </header>
  )
}

function Step({
  icon: Icon,
  label,
  onPress,
}: {
  icon: LucideIcon
  label: string
  onPress: (() => void) | null
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!onPress}
      className={`grid size-12 shrink-0 place-content-center ${onPress ? '' : 'cursor-default! text-white/35'}`}
      onClick={() => onPress?.()}
    >
      <Icon aria-hidden className="size-6" />
    </button>
  )
}
