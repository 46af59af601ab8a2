import { problemOf } from '../problem.ts'
import { useFirstWords } from '../words/words.tsx'
import { Notice } from './notice.tsx'

type UndoLineProps = {
  words: string
  /** What is undone, for screen readers: " the claim". */
  of: string
  undo: { isPending: boolean; error: unknown; mutate: () => void }
}

/** Confirms what was just done, with Undo. */
export function UndoLine({ words, of, undo }: UndoLineProps) {
  const { ui, problems } = useFirstWords()
  return (
    <div>
      <div className="flex items-center justify-between gap-4 border-l-3 border-green bg-wash py-0.5 pr-3 pl-3">
        <p role="status" className="min-w-0 wrap-anywhere">
          {words}
        </p>
        <button
          type="button"
          className={undoButton}
          aria-disabled={undo.isPending}
          onClick={() => undo.isPending || undo.mutate()}
        >
          {ui.undo}
          <span className="sr-only">{of}</span>
        </button>
      </div>
      {undo.error !== null && <Notice title={problemOf(undo.error, problems).detail} />}
    </div>
  )
}

const undoButton =
  'min-h-12 shrink-0 px-1 font-semibold underline decoration-gold decoration-2 underline-offset-4'
