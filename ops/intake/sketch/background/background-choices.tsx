import { Image, Move, Trash2 } from 'lucide-react'
import { button } from '../../../ui/button.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'

type BackgroundChoicesProps = {
  hasPicture: boolean
  onChoose: () => void
  onLineUp: () => void
  onRemove: () => void
}

/** What can be done with the picture behind the plan, below what the plan shows. */
export function BackgroundChoices({ hasPicture, onChoose, onLineUp, onRemove }: BackgroundChoicesProps) {
  const { background: words } = useSketchWords()
  const choice = `min-h-12! w-full ${button('plain')}`
  return (
    <section className="mt-5">
      <h3 className="font-display text-lg font-semibold uppercase">{words.title}</h3>
      {!hasPicture && <p className="mt-1">{words.none}</p>}
      <div className="mt-2 space-y-2">
        {hasPicture && (
          <button type="button" className={choice} onClick={onLineUp}>
            <Move aria-hidden className="size-5" />
            {words.lineUp}
          </button>
        )}
        <button type="button" className={choice} onClick={onChoose}>
          <Image aria-hidden className="size-5" />
          {hasPicture ? words.chooseOther : words.choose}
        </button>
        {hasPicture && (
          <button type="button" className={choice} onClick={onRemove}>
            <Trash2 aria-hidden className="size-5" />
            {words.remove}
          </button>
        )}
      </div>
    </section>
  )
}
