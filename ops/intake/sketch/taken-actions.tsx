import { FlipHorizontal2, Image, Ruler, RotateCw, SquareSplitHorizontal, Trash2 } from 'lucide-react'
import { acrossFrom } from '#domain/sketch/edit/faces-of-wall.ts'
import { changeOpening } from '#domain/sketch/edit/openings.ts'
import { turnPin } from '#domain/sketch/edit/pins.ts'
import { removeOpening, removePin, removeWall, removeWet } from '#domain/sketch/edit/remove.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { Action } from './action.tsx'
import { BackgroundActions } from './background/background-actions.tsx'
import { useSketchWords } from '../../words/use-sketch-words.ts'
import { measureOf, type Taken } from './editing/scene.ts'
import type { Editor } from './editing/use-editor.ts'

/** What can be done with what is in hand, beside it on the plan. */
export function TakenActions({ editor, onPhoto }: { editor: Editor; onPhoto: (id: string) => void }) {
  const { actions } = useSketchWords()
  const { taken, touch, plan } = editor.scene.use()
  if (!taken || touch) return null
  if (taken.kind === 'background') return <BackgroundActions editor={editor} plan={plan} taken={taken} />
  const pin = taken.kind === 'pin' ? plan.pins.find(({ id }) => id === taken.id) : undefined
  const photo = pin?.kind === 'photo' ? pin.record_id : null
  return (
    <div role="group" aria-label={actions.label} className="flex flex-col gap-1.5">
      {taken.kind === 'wall' && <WallActions editor={editor} plan={plan} taken={taken} />}
      {taken.kind === 'opening' && (
        <Action
          icon={FlipHorizontal2}
          label={actions.flip}
          onPress={() => editor.edit((now) => flipped(now, taken.id), taken)}
        />
      )}
      {pin?.kind === 'unit' && (
        <Action
          icon={RotateCw}
          label={actions.turn}
          onPress={() => editor.edit((now) => ({ plan: turnPin(now, pin.id) }), taken)}
        />
      )}
      {photo !== null && <Action icon={Image} label={actions.showPhoto} onPress={() => onPhoto(photo)} />}
      <Action
        icon={Trash2}
        label={actions.remove}
        onPress={() => editor.edit((now) => ({ plan: without(now, taken) }), null)}
      />
    </div>
  )
}

type WallActionsProps = { editor: Editor; plan: Plan; taken: Extract<Taken, { kind: 'wall' }> }

function WallActions({ editor, plan, taken }: WallActionsProps) {
  const { actions } = useSketchWords()
  const other = taken.side === 'left' ? ('right' as const) : ('left' as const)
  const isAcross = taken.measures === 'across'
  const take = (changes: Partial<typeof taken>) => {
    const next = { ...taken, ...changes }
    editor.take({ ...next, was: measureOf(plan, next) })
  }
  const hasOther = acrossFrom(plan, taken.id, { side: other, at: taken.at }) !== null
  const hasAcross = isAcross || acrossFrom(plan, taken.id, taken) !== null || hasOther
  return (
    <>
      {isAcross && hasOther && (
        <Action
          icon={SquareSplitHorizontal}
          label={actions.otherSide}
          onPress={() => take({ side: other })}
        />
      )}
      {hasAcross && (
        <Action
          icon={Ruler}
          label={isAcross ? actions.along : actions.across}
          onPress={() => take({ measures: isAcross ? 'along' : 'across' })}
        />
      )}
    </>
  )
}

/** Four ways to hang a door, one after the other. */
function flipped(plan: Plan, id: string) {
  const opening = plan.openings.find((each) => each.id === id)
  if (!opening) return { plan }
  const { opens, is_hung_far } = opening
  const other = opens === 'left' ? ('right' as const) : ('left' as const)
  return changeOpening(plan, id, is_hung_far ? { is_hung_far: false, opens: other } : { is_hung_far: true })
}

export function without(plan: Plan, { kind, id }: Taken): Plan {
  switch (kind) {
    case 'wall':
      return removeWall(plan, id)
    case 'opening':
      return removeOpening(plan, id)
    case 'pin':
      return removePin(plan, id)
    case 'background':
      return { ...plan, background: null }
    default:
      return removeWet(plan, id)
  }
}
