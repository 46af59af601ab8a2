import { useWords } from '../words/words.tsx'
import { button } from './button.ts'

type SaveBarProps = {
  save: string
  isBusy: boolean
  isDirty: boolean
  onCancel: () => void
}

/** The end of a long form, always in sight: whether something is unsaved, and the two ways out. */
export function SaveBar({ save, isBusy, isDirty, onCancel }: SaveBarProps) {
  const { ui } = useWords()
  return (
    <div className="sticky bottom-16 z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-edge bg-paper px-4 py-3 lg:bottom-0 lg:-mx-6.5 lg:px-6.5 [@media(max-height:30rem)]:static">
      <button type="submit" className={`max-sm:flex-1 ${button('gold')}`} aria-disabled={isBusy}>
        {isBusy ? ui.saving : save}
      </button>
      <button type="button" className={`max-sm:flex-1 ${button('plain')}`} onClick={onCancel}>
        {ui.cancel}
      </button>
      <p role="status" className="text-sm text-muted max-sm:basis-full sm:ml-2">
        {isDirty ? ui.kept : ''}
      </p>
    </div>
  )
}
