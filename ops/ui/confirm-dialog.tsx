import { useRef, type ReactNode } from 'react'
import { problemOf } from '../problem.ts'
import { useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { DialogSheet } from './dialog-sheet.tsx'
import { Notice } from './notice.tsx'

type ConfirmDialogProps = {
  /** As a question: "Suspend Ann Miller?" */
  title: string
  isOpen: boolean
  onClose: () => void
  /** What will happen, and what stays. */
  children: ReactNode
  /** The verb again: "Suspend". */
  action: string
  /** Where the other answer is the better one: it is the loud button then, and says what it does. */
  stay?: string | undefined
  /** What that answer does beside closing; it closes by itself where this is missing. */
  onStay?: () => void
  isBusy: boolean
  error?: unknown
  onConfirm: () => void
}

/** Asks before an action that affects others, or that is hard to take back. The focus starts on the way back. */
export function ConfirmDialog({
  title,
  isOpen,
  onClose,
  children,
  action,
  stay,
  onStay,
  isBusy,
  error,
  onConfirm,
}: ConfirmDialogProps) {
  const { ui, problems } = useFirstWords()
  const wayBack = useRef<HTMLButtonElement>(null)
  return (
    <DialogSheet
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      isQuestion
      initialFocus={wayBack}
      actions={
        <>
          <button
            type="button"
            className={stay ? `order-last ${button('plain')}` : button('gold')}
            aria-disabled={isBusy}
            // The second press of a double-click on what opened it answers nothing.
            onClick={({ detail }) => isBusy || detail > 1 || onConfirm()}
          >
            {isBusy ? ui.moment : action}
          </button>
          <button
            ref={wayBack}
            type="button"
            className={button(stay ? 'gold' : 'plain')}
            onClick={onStay ?? onClose}
          >
            {stay ?? ui.cancel}
          </button>
        </>
      }
    >
      <div className="mt-3 space-y-3">
        {children}
        {Boolean(error) && <Notice title={problemOf(error, problems).detail} />}
      </div>
    </DialogSheet>
  )
}
