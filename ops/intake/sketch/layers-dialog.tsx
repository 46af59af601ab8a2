import type { ReactNode } from 'react'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { useSketchWords } from '../../words/use-sketch-words.ts'
import { layerKinds, type Hidden, type LayerKind } from './on-plan.ts'

type LayersDialogProps = {
  hidden: Hidden
  onHidden: (hidden: Hidden) => void
  /** What can be done with the picture behind the plan. */
  background: ReactNode
  onClose: () => void
}

/** What the plan shows of all that is known. */
export function LayersDialog({ hidden, onHidden, background, onClose }: LayersDialogProps) {
  const { layersOf: words } = useSketchWords()
  function turn(kind: LayerKind) {
    const next = new Set(hidden)
    if (!next.delete(kind)) next.add(kind)
    onHidden(next)
  }
  return (
    <DialogSheet title={words.title} isOpen onClose={onClose}>
      <fieldset>
        <legend className="text-lg font-display font-semibold uppercase">{words.shown}</legend>
        <div className="mt-1 divide-y divide-line">
          {layerKinds.map((kind) => (
            <label key={kind} className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-ink"
                checked={!hidden.has(kind)}
                onChange={() => turn(kind)}
              />
              {words[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      {background}
    </DialogSheet>
  )
}
