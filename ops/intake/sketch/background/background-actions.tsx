import { Check, Move, MoveHorizontal, RotateCw, Ruler, Trash2 } from 'lucide-react'
import { turnBackground } from '#domain/sketch/edit/background.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { Action } from '../action.tsx'
import { takenAcross, takenPicture } from '../editing/background-strokes.ts'
import type { TakenBackground } from '../editing/scene.ts'
import type { Editor } from '../editing/use-editor.ts'

type BackgroundActionsProps = { editor: Editor; plan: Plan; taken: TakenBackground }

/** In two columns, and few while a length is typed: with the pad below it, a small phone has room for no more rows. */
export function BackgroundActions({ editor, plan, taken }: BackgroundActionsProps) {
  const { actions, background } = useSketchWords()
  const isMeasuring = taken.does === 'measure'
  const isTyped = taken.known !== null
  return (
    <div
      role="group"
      aria-label={actions.label}
      className="grid grid-cols-2 gap-1.5 [&>:last-child:nth-child(odd)]:col-start-2"
    >
      <Action
        isLarge
        icon={isMeasuring ? Move : Ruler}
        label={isMeasuring ? background.move : background.measure}
        onPress={() => editor.take(takenPicture(plan, isMeasuring ? 'move' : 'measure'))}
      />
      {!isTyped && (
        <>
          {isMeasuring && (
            <Action
              isLarge
              icon={MoveHorizontal}
              label={background.across}
              onPress={() => editor.take(takenAcross(plan))}
            />
          )}
          <Action
            isLarge
            icon={RotateCw}
            label={background.turn}
            onPress={() => editor.edit((now) => ({ plan: turnBackground(now) }), taken)}
          />
          <Action
            isLarge
            icon={Trash2}
            label={background.remove}
            onPress={() => editor.edit((now) => ({ plan: { ...now, background: null } }), null)}
          />
        </>
      )}
      <Action isLarge icon={Check} label={actions.done} onPress={() => editor.take(null)} />
    </div>
  )
}
