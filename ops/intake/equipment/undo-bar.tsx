import { Undo2 } from 'lucide-react'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'

type UndoBarProps = { words: string; onUndo: (() => void) | null }

/** What was done last, above the bar of the portal, with Undo until the next scan. */
export function UndoBar({ words, onUndo }: UndoBarProps) {
  const { undo } = useJobEquipmentWords()
  return (
    <div className="on-rail sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 mt-6 flex items-stretch justify-between bg-rail text-white low:bottom-[calc(3rem+env(safe-area-inset-bottom))] max-lg:-mx-4 lg:bottom-4">
      <p role="status" className="min-w-0 self-center px-4 py-3 wrap-anywhere">
        {words}
      </p>
      {onUndo && (
        <button
          type="button"
          className="flex min-h-14 shrink-0 items-center gap-2 border-l border-white/20 px-5 font-display text-xl text-gold hover:bg-rail-wash"
          onClick={onUndo}
        >
          <Undo2 aria-hidden className="size-5" />
          {undo}
        </button>
      )}
    </div>
  )
}
