import type { SketchSaving } from '../../store/sketch-drafts.ts'
import { NotSaved } from '../../ui/not-saved.tsx'
import { useSketchWords } from '../../words/use-sketch-words.ts'

type SketchNotSavedProps = { saving: SketchSaving; onTryAgain: () => void }

/** Below the head while this browser could not store what was drawn last. */
export function SketchNotSaved({ saving, onTryAgain }: SketchNotSavedProps) {
  const { notSaved: words } = useSketchWords()
  if (saving === 'saved' || saving === 'saving') return null
  const { title, more } = words[saving]
  return <NotSaved title={title} more={more} tryAgain={words.tryAgain} onTryAgain={onTryAgain} />
}
