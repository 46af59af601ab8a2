import { useRef } from 'react'
import { useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { DialogSheet } from './dialog-sheet.tsx'

type LeaveQuestionProps = {
  isOpen: boolean
  onStay: () => void
  /** They go, and what is typed stays on this device. */
  onKeep: () => void
  /** They go, and it is thrown away. */
  onDiscard: () => void
}

/** What becomes of a form that is left half filled in. */
export function LeaveQuestion({ isOpen, onStay, onKeep, onDiscard }: LeaveQuestionProps) {
  const { leave } = useFirstWords().ui
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <DialogSheet
      title={leave.title}
      isOpen={isOpen}
      isQuestion
      initialFocus={stay}
      onClose={onStay}
      actions={
        <>
          <button ref={stay} type="button" className={button('gold')} onClick={onStay}>
            {leave.stay}
          </button>
          <button type="button" className={button('plain')} onClick={onKeep}>
            {leave.keep}
          </button>
          <button type="button" className={button('quiet')} onClick={onDiscard}>
            {leave.discard}
          </button>
        </>
      }
    >
      <p className="mt-3">{leave.words}</p>
    </DialogSheet>
  )
}
