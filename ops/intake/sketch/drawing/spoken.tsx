import type { EditRefusal } from '#domain/sketch/edit/edited.ts'
import type { SketchWords } from '../../../words/en-sketch.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import type { Editor } from '../editing/use-editor.ts'

type SpokenProps = { editor: Editor; how: keyof SketchWords['how']; mayEdit: boolean }

/** What is refused, in words; else how the tool is used, while nothing is in hand. */
export function Spoken({ editor, how, mayEdit }: SpokenProps) {
  const words = useSketchWords()
  const { refused, taken, draft, plan } = editor.scene.use()
  const isEmpty = plan.walls.length === 0
  const toUse = isEmpty && how === 'wall' ? words.empty : words.how[how]
  const inHand = taken?.kind === 'background' && !taken.known ? words.background.how[taken.does] : null
  const hint = !mayEdit || draft ? null : taken ? inHand : toUse
  return (
    <div aria-live="polite">
      {refused ? (
        <p className="max-w-80 rounded-sm border-l-4 border-red bg-red-wash px-3 py-2 font-semibold text-ink">
          {refusalWords(refused, words)}
        </p>
      ) : (
        hint && <p className="w-fit rounded-sm bg-paper/85 text-[0.875rem] text-muted">{hint}</p>
      )}
    </div>
  )
}

export function refusalWords(refused: EditRefusal, words: SketchWords): string {
  switch (refused.kind) {
    case 'opening_too_wide':
      return words.refused.opening_too_wide(
        refused.opening,
        words.length(refused.on),
        words.length(refused.needs),
      )
    case 'opening_in_the_way':
      return words.refused.opening_in_the_way(refused.opening)
    default:
      return words.refused[refused.kind]
  }
}
