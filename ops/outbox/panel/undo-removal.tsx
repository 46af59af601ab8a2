import { currentOutbox } from '../../device/person-store.ts'
import { useWords } from '../../words/use-words.ts'

type UndoRemovalProps = {
  id: string
  /** What was removed, for screen readers. */
  what: string
  /** The button that had the keyboard is gone. */
  takesFocus: boolean
  className?: string
}

/** In the place of what was just removed, for as long as it can be undone there. */
export function UndoRemoval({ id, what, takesFocus, className = '' }: UndoRemovalProps) {
  const { field, ui } = useWords()
  return (
    <div className={`bg-wash ${className}`}>
      <p role="status" className="text-muted">
        {field.outbox.removed}
        <span className="sr-only">: {what}</span>
      </p>
      <button
        type="button"
        autoFocus={takesFocus}
        className="min-h-11 px-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
        onClick={() => void currentOutbox().then((outbox) => outbox?.putBack(id))}
      >
        {ui.undo}
        <span className="sr-only">: {what}</span>
      </button>
    </div>
  )
}
